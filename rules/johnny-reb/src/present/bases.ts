import { inches } from '@linstock/ground';
import type { Base } from '@linstock/scene';
import { type Arm, FORMATION_RULES, type Formation, standSize } from '../tables/index.ts';

/** The places of a unit's stands in its footprint (JR-3.2). */

/** The part of a unit that its stands show. */
export interface Formed {
  readonly arm: Arm;
  readonly formation: Formation;
  /** Figures of each stand present, stand 1 first; a battery's guns. */
  readonly figures: readonly number[];
  /** Figures of the same stands at the start. */
  readonly full: readonly number[];
}

/** The stands of a unit from right to left and from front to rear. Stand 1, which is lost first, is the last. */
export function basesIn({ arm, formation, figures, full }: Formed): readonly Base[] {
  const { files, ranks, file_pitch } = FORMATION_RULES[formation];
  const { w, d } = standSize(arm, formation);
  const count = figures.length;
  const abreast = files === 'n' ? count : files === '1' ? 1 : Math.ceil(count / 2);
  const deep = ranks === 'n' ? count : ranks === '1' || count === 1 ? 1 : 2;
  const size = { turn: 0, frontage: inches(w), depth: inches(d) };
  return figures.map((_, place) => {
    const stand = count - 1 - place;
    const rank = Math.floor(place / abreast);
    const inRank = Math.min(abreast, count - rank * abreast);
    const file = place - rank * abreast;
    return {
      right: inches(((inRank - 1) / 2 - file) * file_pitch * w),
      ahead: inches(((deep - 1) / 2 - rank) * d),
      ...size,
      strength: { left: figures[stand] ?? 0, full: full[stand] ?? 1 },
    };
  });
}
