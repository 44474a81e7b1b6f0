/** Maximum level of a sound, of 1. Above it loudspeakers distort. */
const MAX_LEVEL = 0.95;
/** Steps in which the ceiling bends. */
const CURVE_STEPS = 1024;

/**
 * The open field that sounds pass through: its far side returns an echo, and many sounds at once are not
 * distorted.
 */
export function openField(context: BaseAudioContext, gain: number): AudioNode {
  const out = new GainNode(context, { gain });
  const held = new DynamicsCompressorNode(context, { threshold: -14, ratio: 6, release: 0.2 });
  const ceiling = new WaveShaperNode(context, { curve: bent() });
  const echo = new DelayNode(context, { delayTime: 0.19 });
  const dull = new BiquadFilterNode(context, { type: 'lowpass', frequency: 900 });
  const back = new GainNode(context, { gain: 0.26 });
  out.connect(held).connect(ceiling).connect(context.destination);
  out.connect(echo).connect(dull).connect(back);
  back.connect(echo);
  back.connect(held);
  return out;
}

/** A curve that is straight for soft sounds, and bent below the maximum for loud ones. */
function bent(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(2 * CURVE_STEPS + 1);
  for (let i = 0; i < curve.length; i++) {
    const level = i / CURVE_STEPS - 1;
    const over = Math.max(0, Math.abs(level) - LINEAR_LEVEL) / (1 - LINEAR_LEVEL);
    curve[i] =
      Math.sign(level) *
      (Math.min(Math.abs(level), LINEAR_LEVEL) + (MAX_LEVEL - LINEAR_LEVEL) * Math.tanh(over));
  }
  return curve;
}

/** Up to this level a sound is unchanged. */
const LINEAR_LEVEL = 0.6;
