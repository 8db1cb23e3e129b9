// SHA-256 (FIPS 180-4). Browsers have one of their own, but only over HTTPS,
// and a club's laptop is reached without.

const K = new Uint32Array(64);
const START = new Uint32Array(8);
{
  // The constants are the fractions of roots of the first primes.
  const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32);
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  primes.forEach((prime, at) => {
    K[at] = fraction(Math.cbrt(prime));
    if (at < 8) START[at] = fraction(Math.sqrt(prime));
  });
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The digest of some bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const length = bytes.length;
  const padded = new Uint8Array(((length + 8) >> 6 << 6) + 64);
  padded.set(bytes);
  padded[length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  words.setUint32(padded.length - 4, (length << 3) >>> 0);
  const hash = new Uint32Array(START);
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + low + w[i - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + x;
  }
  return Array.from(hash, (x) => x.toString(16).padStart(8, "0")).join("");
}
