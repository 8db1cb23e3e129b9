// Wood on wood, made on the spot: no file to fetch.

let context: AudioContext | undefined;
let grain: AudioBuffer | undefined;

/** Nothing where there is no sound, or where the browser waits for the first touch. */
function audio(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    // It wakes at the next touch; what should have sounded now has passed.
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return undefined;
  }
}

/** A few hundredths of a second of noise: the surfaces meeting. */
function noise(on: AudioContext): AudioBuffer {
  if (grain) return grain;
  grain = on.createBuffer(1, Math.round(on.sampleRate * 0.03), on.sampleRate);
  const samples = grain.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2;
  return grain;
}

/** A knock: a body that falls in pitch, and the click of the contact. */
export function knockWood(pitch: number, length: number, loud: number, later = 0): void {
  const on = audio();
  if (!on) return;
  const at = on.currentTime + later;
  const tone = on.createOscillator();
  const body = on.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, at + length);
  body.gain.setValueAtTime(loud, at);
  body.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(body).connect(on.destination);
  tone.start(at);
  tone.stop(at + length);
  const click = on.createBufferSource();
  const band = on.createBiquadFilter();
  const edge = on.createGain();
  click.buffer = noise(on);
  band.type = "bandpass";
  band.frequency.value = pitch * 5;
  edge.gain.value = loud * 0.7;
  click.connect(band).connect(edge).connect(on.destination);
  click.start(at);
}
