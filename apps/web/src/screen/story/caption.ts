import type { Told } from '@linstock/kernel';
import type { Scene } from '@linstock/scene';
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
