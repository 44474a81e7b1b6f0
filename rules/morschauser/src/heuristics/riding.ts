import { gap } from '@linstock/ground';
import type { Answer } from '../model/answers.ts';
import { generalStand, standOf } from '../model/board.ts';
import type { Company } from '../model/field.ts';
import * as S from '../model/state.ts';
import { generalsOf } from '../play/generals.ts';
import { rideBehind } from '../play/rides.ts';
import { LENGTHS } from '../tables/index.ts';
import { nearestOf, type SideView } from './side-view.ts';

/** A general who is too far from his brigade rides behind the company that protects him best. */
export function rideToBrigade(view: SideView): Answer | null {
  const { field, s } = view;
  for (const general of generalsOf(field, s, view.side)) {
    if (((s.generalDone[general] ?? 0) & S.GENERAL_MOVED) !== 0 || s.attached[general] !== S.NONE) continue;
    const own = view.own.filter((company) => company.brigade === field.generals[general]?.brigade);
    const at = generalStand(s, general);
    const far = Math.max(0, ...own.map(({ id }) => gap(at, standOf(field, s, id))));
    if (far <= LENGTHS.commandRadius) continue;
    for (const company of protectorsOf(view, own).slice(0, MAX_TRIED)) {
      const ride = rideBehind(view.game, view.situation, general, company.id);
      if (ride) return ride;
    }
  }
  return null;
}

/** Companies that a general tries to join; each ride is measured. */
const MAX_TRIED = 2;

/** Companies in the order in which they protect a general: the strongest first, of equals the farthest from the enemy. */
export function protectorsOf({ field, s, foes }: SideView, own: readonly Company[]): Company[] {
  const distance = ({ id }: Company): number => nearestOf(field, s, standOf(field, s, id), foes)?.far ?? 0;
  return own.toSorted(
    (a, b) => (s.strength[b.id] ?? 0) - (s.strength[a.id] ?? 0) || distance(b) - distance(a),
  );
}
