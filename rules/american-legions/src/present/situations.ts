import { distance, type Hex } from '@linstock/ground';
import { nth, otherSide, type Situation } from '@linstock/kernel';
import { companiesIn, companyOf, facingIn, isRouted, orderOf } from '../model/board.ts';
import type { Company, Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as is from '../model/state.ts';
import { mayCheck, moraleSituation } from '../play/morale.ts';
import { attackOf } from '../play/shock-attack.ts';
import { entryArc } from '../reckon/sight.ts';
import { UNITS } from '../tables/index.ts';

/**
 * The reckonings that a company may need, filled in for it and like companies in its hex: fire at the nearest
 * enemy, shock against it, morale of its regiment. None for leaders and pieces off the map.
 */
export function situations(field: Field, state: State, piece: string): readonly Situation[] {
  const company = field.companies[piece.startsWith('company:') ? Number(piece.slice('company:'.length)) : -1];
  if (!company || state.at[company.id] === is.NONE) return [];
  const nearest = nearestEnemy(field, state, company);
  const found: Situation[] = [];
  const { maxRange, mayShock } = UNITS[company.arm];
  const row = companyRowOf(field, state, company);
  if (nearest !== null && maxRange > 0) {
    const range = Math.min(nearest.range, maxRange);
    const order = orderOf(state, company.regiment) ?? (company.gun ? 'none' : 'FIRE');
    const facing = facingIn(field, state, nearest.hex, otherSide(company.side));
    const targetRouted = facing === is.NONE; // AL-7.33n
    const entry = entryArc(field.map, nth(state.at, company.id), nearest.hex, targetRouted ? null : facing);
    found.push({ form: 'fire', situation: { firers: [{ ...row, range, order, entry }], targetRouted } });
  }
  if (nearest !== null && mayShock) {
    const defenders = companiesIn(field, state, nearest.hex, otherSide(company.side)).map((id) => ({
      ...companyRowOf(field, state, companyOf(field, id)),
      count: 1,
      routed: isRouted(field, state, id),
    }));
    const structure = field.map.structure[nearest.hex] !== null;
    const view = { field, s: state };
    const [charger] = attackOf(view, company.side, nearest.hex, [nth(state.at, company.id)]).attackers;
    const attackers = [{ ...row, entry: charger?.entry ?? 'front' }];
    found.push({ form: 'shock', situation: { attackers, defenders, structure } });
  }
  if (company.regiment !== is.NONE && mayCheck(field, state, company.regiment)) {
    const {
      at: _,
      regimentName: __,
      ...situation
    } = moraleSituation(field, state, company.regiment, 'combat');
    found.push({ form: 'morale', situation });
  }
  return found;
}

/** The companies of its regiment in its hex with the same state, in one row. */
function companyRowOf(field: Field, s: State, { id, arm, regiment, side }: Company) {
  const alike = companiesIn(field, s, s.at[id] ?? is.NONE, side).filter((each) => {
    const other = companyOf(field, each);
    return other.arm === arm && other.regiment === regiment && s.status[each] === s.status[id];
  });
  const count = arm === 'skirmisher' ? 1 : alike.length; // AL-7.33j
  return { arm, count, disordered: s.status[id] === is.DISORDERED };
}

function nearestEnemy(field: Field, s: State, { id, side }: Company): { hex: Hex; range: number } | null {
  const from = s.at[id] ?? is.NONE;
  const ranges = field.companies
    .filter((each) => each.side !== side && s.at[each.id] !== is.NONE)
    .map((each) => ({
      hex: s.at[each.id] ?? is.NONE,
      range: distance(field.map, from, s.at[each.id] ?? is.NONE),
    }));
  return ranges.sort((a, b) => a.range - b.range)[0] ?? null;
}
