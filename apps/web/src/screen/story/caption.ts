import type { Told } from '@linstock/kernel';
import { type Happening, happeningOf, type Scene } from '@linstock/scene';
import { deedSentence, deedsOf } from '../chronicle/deeds.ts';

/** What an entry told, in as few sentences as the log has lines for it; heads of steps are left out where anything else is told. */
export function captionOf(n: number, told: readonly Told[], scene: Scene): string {
  const deeds = deedsOf(
    told.map((each) => ({ n, told: each })),
    scene,
  );
  const done = deeds.filter(({ kind }) => kind !== 'phase' && kind !== 'turn');
  return (done.length > 0 ? done : deeds).map(deedSentence).join(' ');
}

/** What is said of an entry at one moment. */
export interface Caption {
  /** What has been seen already. */
  readonly earlier: string;
  /** What is seen now. */
  readonly now: string;
  /** Said instead while its dice roll: what was told before them, and what they are thrown for where that was no blow; else null. */
  readonly rolling: string | null;
}

/**
 * What is said of an entry that is told as it is seen.
 * @param told as much of it as is said by now
 * @param from the first line of it that is seen only now: dice before it lie already
 */
export function captionNow(n: number, told: readonly Told[], scene: Scene, from: number): Caption {
  const first = told.findIndex((each, i) => i >= from && each.thrown !== undefined);
  const thrown = told[first]?.thrown;
  const said = partsOf(n, told, scene, from);
  if (!thrown) return { ...said, rolling: null };
  const before = told.slice(0, first);
  const { now } = partsOf(n, before, scene, from);
  // A deed said before, to which nothing has come but dice, is not said again.
  const fresh = now !== '' && !said.earlier.endsWith(now);
  const struck = fresh && before.slice(-1).some((each) => STRIKES.has(happeningOf(each)?.kind));
  const words = fresh ? now : '';
  return {
    ...said,
    rolling: `${struck ? words.replace(/\.$/, '') : `${words} ${thrown.reckoning.title}`.trim()} …`,
  };
}

/** Its sentences before those of a line, and with it; where it is all new, as the whole of it is told. */
function partsOf(n: number, told: readonly Told[], scene: Scene, from: number) {
  const fresh = new Set(told.slice(from));
  const log = told.map((each) => ({ n, told: each }));
  const deeds = deedsOf(log, scene).filter(({ kind }) => !HEADS.has(kind));
  if (deeds.length === 0)
    return { earlier: '', now: from > 0 || told.length === 0 ? '' : captionOf(n, told, scene) };
  const parted = deeds.findIndex(({ lines }) => lines.some((line) => fresh.has(line.told)));
  const at = parted < 0 ? deeds.length - 1 : parted;
  const words = deeds.map(deedSentence);
  return { earlier: words.slice(Math.max(0, at - EARLIER), at).join(' '), now: words.slice(at).join(' ') };
}

/** So many sentences of what has been seen already stand there still: all of them are in the log. */
const EARLIER = 2;

const HEADS: ReadonlySet<string> = new Set(['turn', 'phase']);
const STRIKES: ReadonlySet<Happening['kind'] | undefined> = new Set([
  ...(['volley', 'charge', 'pursuit', 'melee'] as const),
]);
