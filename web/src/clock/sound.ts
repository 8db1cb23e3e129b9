// Wood on wood, made on the spot: no file to fetch.

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return undefined;
  }
}

/** A knock: a short sound that falls in pitch. */
function knock(pitch: number, length: number, loud: number, later = 0): void {
  const on = audio();
  if (!on) return;
  const at = on.currentTime + later;
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(on.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** The lever. */
export function soundPress(): void {
  knock(420, 0.07, 0.35);
  navigator.vibrate?.(15);
}

/** A flag. */
export function soundFlag(): void {
  for (const later of [0, 0.22, 0.44]) knock(260, 0.16, 0.5, later);
  navigator.vibrate?.([120, 100, 120, 100, 240]);
}
