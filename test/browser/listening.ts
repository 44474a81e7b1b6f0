/** Runs in a browser: measures the sounds of the page, without a loudspeaker. */
import { nth } from '@linstock/kernel';
import type { Noise } from '../../apps/web/src/sound/cues.ts';
import { play } from '../../apps/web/src/sound/noises.ts';
import { openField } from '../../apps/web/src/sound/openField.ts';
import { makeWhiteNoise } from '../../apps/web/src/sound/voices.ts';

/** The options of a noise. */
export interface NoiseOptions {
  readonly many: number;
  readonly mounted: boolean;
  readonly tempo: number;
}

/** A noise as the loudspeaker would play it. */
export interface NoiseSample {
  readonly noise: Noise;
  /** The duration that the noise states, and the time until which it is audible, in seconds. */
  readonly lasts: number;
  readonly until: number;
  /** The loudest sample; a loudspeaker cuts off values above 1. */
  readonly peak: number;
}

const RATE = 48_000;
const SECONDS = 8;
/** Softer sounds are not audible. */
const FAINT = 0.01;

/** Plays noises at the same time, with this gain. */
export async function hear(noises: readonly Noise[], how: NoiseOptions, gain: number): Promise<NoiseSample> {
  const context = new OfflineAudioContext(1, SECONDS * RATE, RATE);
  const stage = { context, out: openField(context, gain), noise: makeWhiteNoise(context) };
  const lasts = Math.max(...noises.map((noise) => play(stage, { noise, ...how }, 0, how.tempo)));
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const until = samples.findLastIndex((each) => Math.abs(each) > FAINT) / RATE;
  return { noise: nth(noises, 0), lasts, until, peak };
}
