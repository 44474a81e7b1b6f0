/** The sound of each noise: musketry that rolls, guns, hooves, drums. Made in code. */
import type { Cue, Noise } from './cues.ts';
import {
  playBurst,
  playDrum,
  playHoof,
  playRing,
  playRoll,
  playShout,
  playThump,
  type Stage,
} from './voices.ts';

/** Most shots of one volley, and most guns, that are sounded one by one. */
const MOST_SHOTS = 26;
const MOST_GUNS = 4;

/** Plays a cue; `at` in seconds of the context, tempo as many times as fast as usual. Returns how long it lasts in seconds. */
export function play(stage: Stage, { noise, many, mounted }: Cue, at: number, tempo: number): number {
  return NOISES[noise](stage, at, { many, mounted, tempo });
}

interface NoiseOptions {
  readonly many: number;
  readonly mounted: boolean;
  readonly tempo: number;
}

type NoiseMaker = (stage: Stage, at: number, how: NoiseOptions) => number;

/** A number from 0 to 1 that looks like chance and is the same each time. */
const uneven = (n: number): number => (Math.sin(n * 12.9898) * 43758.5453) % 1;

function shots(stage: Stage, at: number, { many, tempo }: NoiseOptions, sharp: number): number {
  const count = Math.min(MOST_SHOTS, many);
  const lasts = Math.min(1.1, 0.16 + count * 0.04) / tempo;
  for (let i = 0; i < count; i++) {
    const late = (i / count) * lasts + 0.05 * Math.abs(uneven(i + count));
    const gain = 0.7 / (1 + count / 24);
    playBurst(stage, at + late, { type: 'bandpass', frequency: 1150 * sharp, q: 0.6, fall: 0.1, gain });
    playBurst(stage, at + late, { type: 'lowpass', frequency: 420, fall: 0.22, gain: gain * 0.8 });
    if (i % 3 === 0) playThump(stage, at + late, { from: 150, to: 55, fall: 0.12, gain: gain * 0.7 });
  }
  return lasts + 0.4;
}

function guns(stage: Stage, at: number, { many, tempo }: NoiseOptions): number {
  const count = Math.min(MOST_GUNS, many);
  for (let i = 0; i < count; i++) {
    const late = at + (i * 0.24 + 0.05 * Math.abs(uneven(i))) / tempo;
    playThump(stage, late, { from: 95, to: 32, fall: 0.7, gain: 0.9 });
    playBurst(stage, late, { type: 'lowpass', frequency: 700, fall: 0.5, gain: 0.6 });
    playBurst(stage, late, { type: 'bandpass', frequency: 1500, fall: 0.06, gain: 0.3 });
  }
  return 0.9 + (count * 0.24) / tempo;
}

/** A gallop: three beats and a breath, by several horses. */
function hooves(stage: Stage, at: number, { many, tempo }: NoiseOptions): number {
  const stride = 0.42 / tempo;
  for (let n = 0; n < 3; n++)
    for (const [i, beat] of [0, 0.27, 0.48].entries())
      for (let horse = 0; horse < Math.min(3, many + 1); horse++)
        playHoof(
          stage,
          at + n * stride + beat * stride + 0.03 * Math.abs(uneven(n * 9 + i * 3 + horse)),
          0.24,
        );
  return 3 * stride;
}

/** Four strokes of the march. */
function steps(stage: Stage, at: number, { tempo }: NoiseOptions): number {
  for (const [i, hard] of [0.4, 0.22, 0.4, 0.22].entries())
    playDrum(stage, at + (i * 0.19) / tempo, 1.4 * hard);
  return 0.8 / tempo;
}

function storm(stage: Stage, at: number, how: NoiseOptions): number {
  const lasts = 1.1 / how.tempo;
  if (how.mounted) hooves(stage, at, { ...how, many: how.many + 3 });
  else playRoll(stage, at, lasts * 0.8);
  playShout(stage, at + 0.2, lasts, 0.2);
  return lasts;
}

function clash(stage: Stage, at: number, { many, mounted, tempo }: NoiseOptions): number {
  if (mounted) hooves(stage, at, { many, mounted, tempo: tempo * 1.3 });
  playThump(stage, at + 0.18 / tempo, { from: 110, to: 40, fall: 0.3, gain: 0.6 });
  for (let i = 0; i < 5 + Math.min(4, many); i++)
    playRing(stage, at + (0.18 + 0.42 * Math.abs(uneven(i + many))) / tempo, 0.07);
  playShout(stage, at, 0.9 / tempo, 0.22);
  return 1 / tempo;
}

/** Shouts that die away, and feet. */
function rout(stage: Stage, at: number, { tempo }: NoiseOptions): number {
  playShout(stage, at, 1.1 / tempo, 0.8);
  for (let i = 0; i < 14; i++)
    playBurst(stage, at + ((i + Math.abs(uneven(i))) * 0.07) / tempo, {
      ...{ type: 'lowpass', frequency: 380, fall: 0.05 },
      gain: 0.9 * (1 - i / 16),
    });
  return 1.1 / tempo;
}

/** Your turn: a short roll and two strokes. */
function call(stage: Stage, at: number): number {
  playRoll(stage, at, 0.34);
  playDrum(stage, at + 0.46, 0.8);
  playDrum(stage, at + 0.64, 0.8);
  return 0.8;
}

/** The end: a long roll, and three guns. */
function finale(stage: Stage, at: number): number {
  playRoll(stage, at, 1.5);
  for (const late of [1.6, 2.4, 3.2]) guns(stage, at + late, { many: 1, mounted: false, tempo: 1 });
  return 4;
}

const NOISES: Readonly<Record<Noise, NoiseMaker>> = {
  musketry: (stage, at, how) => shots(stage, at, how, 1),
  rifles: (stage, at, how) => shots(stage, at, how, 1.6),
  guns,
  hooves,
  steps,
  storm,
  clash,
  rout,
  call,
  finale,
};
