import { type Spot, type Stand, span } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { Situation } from '../measure/situation.ts';
import { companyOf, isOnTable, situationNow, standOf } from '../model/board.ts';
import type { Company, CompanyId, Field } from '../model/field.ts';
import { type Game, thought } from '../model/game.ts';
import type { State } from '../model/state.ts';

/** A position as a side sees it, read once for a question. */
export interface SideView {
  readonly game: Game;
  readonly field: Field;
  readonly s: State;
  readonly side: Side;
  readonly situation: Situation;
  /** Companies on the table, own and enemy. */
  readonly own: readonly Company[];
  readonly foes: readonly Company[];
}

/** The view of a side at a position. */
export function sideViewOf(field: Field, s: State, side: Side): SideView {
  const there = field.companies.filter(({ id }) => isOnTable(s, id));
  return {
    game: thought(field, s),
    field,
    s,
    side,
    situation: situationNow(field, s),
    own: there.filter((company) => company.side === side),
    foes: there.filter((company) => company.side !== side),
  };
}

/** A company with at most this share of its strength is spent: it only withdraws. */
const SPENT = 0.67;

/** True if all of some companies are so weak that they had better get out of the way; guns serve to the last. */
export function isSpent({ field, s }: SideView, companies: readonly CompanyId[]): boolean {
  return companies.every((id) => {
    const { type, abilities } = companyOf(field, id);
    return type !== 'artillery' && (s.strength[id] ?? 0) <= abilities.strength * SPENT;
  });
}

/** The nearest enemy by centres, and its distance; null if there is none. */
export function nearestOf(
  field: Field,
  s: State,
  at: Stand,
  foes: readonly Company[],
): { company: Company; far: number } | null {
  let best: { company: Company; far: number } | null = null;
  for (const company of foes) {
    const far = span(at, standOf(field, s, company.id));
    if (!best || far < best.far) best = { company, far };
  }
  return best;
}

/** The side that must attack to win by the battle's objective; null if neither must more than the other. */
export function attacker({ judgement }: Field): Side | null {
  return judgement.kind === 'countInArea' || judgement.kind === 'countInTerrain' ? judgement.side : null;
}

/** A place the attacker makes for from somewhere; null if the battle names none. */
export function goalFrom(field: Field, at: Spot): Spot | null {
  const { judgement, table } = field;
  switch (judgement.kind) {
    case 'countInArea':
      return judgement.axis === 'y'
        ? { x: at.x, y: judgement.line + 3000 }
        : { x: judgement.line + 3000, y: at.y };
    case 'countInTerrain': {
      const box = table.areas.find(({ id }) => id === judgement.terrain)?.box;
      if (!box) return null;
      const x = Math.max(box.west + 6000, Math.min(box.east - 6000, at.x));
      return { x, y: Math.round((box.south + box.north) / 2) };
    }
    case 'lossFractionThenNear':
      return judgement.spot;
    case 'lossFraction':
      return { x: at.x, y: Math.round(table.height / 2) };
  }
}
