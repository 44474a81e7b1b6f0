/** The voices all noises are made of: bursts of noise, thumps and rings, on any audio context. */

/** The output and start time of voices. */
export interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

/** Two seconds of white noise, the same each time. */
export function makeWhiteNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1781;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  return buffer;
}

/** A burst of noise in a band. */
export interface Burst {
  readonly type: BiquadFilterType;
  /** Hertz. */
  readonly frequency: number;
  readonly q?: number;
  /** Seconds until it is loudest, and until it has died away. */
  readonly rise?: number;
  readonly fall: number;
  readonly gain: number;
}

/** Sounds a burst of noise; `at` in seconds of the context. */
export function playBurst({ context, out, noise }: Stage, at: number, sound: Burst): void {
  const { type, frequency, q = 0.8, rise = 0.002, fall, gain } = sound;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, { type, frequency, Q: q });
  source
    .connect(filter)
    .connect(envelope(context, at, { rise, fall, gain }))
    .connect(out);
  // Each begins elsewhere in the noise, so that no two shots sound alike.
  source.start(at, (at * 7.3) % 1.9);
  source.stop(at + rise + fall + 0.05);
}

/** A tone that falls: the thump of a gun or a drum. */
export interface Thump {
  readonly wave?: OscillatorType;
  /** Hertz, at its beginning and its end. */
  readonly from: number;
  readonly to: number;
  readonly fall: number;
  readonly gain: number;
}

/** Sounds a thump. */
export function playThump({ context, out }: Stage, at: number, sound: Thump): void {
  const { wave = 'sine', from, to, fall, gain } = sound;
  const tone = new OscillatorNode(context, { type: wave, frequency: from });
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + fall);
  tone.connect(envelope(context, at, { rise: 0.003, fall, gain })).connect(out);
  tone.start(at);
  tone.stop(at + fall + 0.05);
}

function envelope(
  context: BaseAudioContext,
  at: number,
  { rise, fall, gain }: { readonly rise: number; readonly fall: number; readonly gain: number },
): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0.0001, at);
  node.gain.exponentialRampToValueAtTime(gain, at + rise);
  node.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  return node;
}

/** One stroke on a snare drum, 0 to 1 hard. */
export function playDrum(stage: Stage, at: number, hard: number): void {
  playBurst(stage, at, { type: 'highpass', frequency: 1700, fall: 0.09, gain: 0.16 * hard });
  playThump(stage, at, { wave: 'triangle', from: 210, to: 130, fall: 0.1, gain: 0.3 * hard });
}

/** A roll on a drum that swells. */
export function playRoll(stage: Stage, at: number, lasts: number): void {
  for (let beat = 0; beat * 0.062 < lasts; beat++)
    playDrum(stage, at + beat * 0.062, 0.25 + (0.55 * beat * 0.062) / lasts);
}

/** Steel on steel. */
export function playRing(stage: Stage, at: number, gain: number): void {
  for (const [i, pitch] of [2350, 3170, 4420].entries())
    playThump(stage, at, {
      wave: 'triangle',
      from: pitch,
      to: pitch * 0.985,
      fall: 0.16 + i * 0.05,
      gain: gain / (i + 1.5),
    });
}

/** Many voices shouting, far off. */
export function playShout(stage: Stage, at: number, lasts: number, gain: number): void {
  for (const [frequency, share] of [
    [430, 1],
    [880, 0.6],
    [1450, 0.25],
  ] as const)
    playBurst(stage, at, {
      ...{ type: 'bandpass', frequency, q: 5, rise: lasts * 0.4, fall: lasts * 0.6 },
      gain: gain * share * 2.2,
    });
}

/** One hoof on turf. */
export function playHoof(stage: Stage, at: number, gain: number): void {
  playBurst(stage, at, { type: 'bandpass', frequency: 520, q: 1.4, fall: 0.06, gain: gain * 0.8 });
  playThump(stage, at, { from: 120, to: 60, fall: 0.07, gain });
}
