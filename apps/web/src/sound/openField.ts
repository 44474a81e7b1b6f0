/** How far up a sound may go, of 1, above which a loudspeaker cuts it off. */
const CEILING = 0.95;
/** Steps in which the ceiling bends. */
const STEPS = 1024;

/** What a sound goes through: the open field, whose far side gives some of it back; however much is heard at once, none is cut off. */
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

/** Straight while a sound is soft, and bent under the ceiling where it is loud. */
function bent(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(2 * STEPS + 1);
  for (let i = 0; i < curve.length; i++) {
    const level = i / STEPS - 1;
    const over = Math.max(0, Math.abs(level) - KNEE) / (1 - KNEE);
    curve[i] = Math.sign(level) * (Math.min(Math.abs(level), KNEE) + (CEILING - KNEE) * Math.tanh(over));
  }
  return curve;
}

/** Up to here a sound is left as it is. */
const KNEE = 0.6;
