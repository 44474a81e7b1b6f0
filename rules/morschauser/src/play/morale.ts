import { nth } from '@linstock/kernel';
import { personNamed, saying, told } from '@linstock/scene';
import { retreatToBase } from '../measure/retreat.ts';
import {
  companyId,
  companyOf,
  formedWith,
  inSituation,
  isOnTable,
  namesOf,
  situationNow,
} from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { emit, type Game, type Play, put, type QuestionOf } from '../model/game.ts';
import * as S from '../model/state.ts';
import { moraleReckoning, mustTest } from '../reckon/morale.ts';
import { does } from '../tables/naming.ts';
import { refused } from '../tables/refuse.ts';
import { routMove } from './compulsory.ts';
import { goTo, trample } from './losses.ts';
import { isDecided } from './victory.ts';

/** P-MORALE: the test of brigades that have lost half (E3). */

/** Marks the brigades that test at the start of this player turn, and the companies that owe a die (MM-E3a, MM-E3h). */
export function callMorale(game: Game): void {
  const { field, s } = game;
  for (const brigade of field.brigades) {
    if (brigade.side !== s.active) continue;
    const lost = brigade.companies.filter((id) => s.status[id] === S.LOST).length;
    const facts = { original: brigade.companies.length, lost, tested: s.tested[brigade.id] === 1 };
    if (!mustTest(facts, field.switches)) continue;
    s.tested[brigade.id] = 1;
    const left = brigade.companies.filter((id) => isOnTable(s, id));
    if (left.length === 0) continue; // no company is left to test
    for (const id of left) S.mark(s, id, S.OWES_MORALE);
    emit(
      game,
      brigade.side,
      ['MM-E3a'],
      () => told`${saying(personNamed(brigade.name), 'has', 'have')} lost half of its companies and tests`,
      () => ({ kind: 'note', pieces: brigade.companies.map(companyId), at: null }),
    );
  }
}

/** Each unit throws in the owner's order, its result carried out at once (MM-E3i). */
export function* brigadeMorale(game: Game): Play {
  for (;;) {
    const units = unitsOwing(game);
    const [only] = units;
    if (!only) return;
    let unit = only;
    if (units.length > 1) {
      const { company } = yield* put(moraleQuestion(game, units));
      unit = units.find((each) => each.includes(company)) ?? only;
    }
    testUnit(game, unit);
    if (isDecided(game)) return;
  }
}

/** Formed regiments and single companies that still owe their die. */
function unitsOwing({ field, s }: Game): number[][] {
  const situation = situationNow(field, s);
  const seen = new Set<number>();
  return field.companies.flatMap(({ id, side }) => {
    if (side !== s.active || seen.has(id) || !isOnTable(s, id) || !S.has(s, id, S.OWES_MORALE)) return [];
    const unit = formedWith(field, situation, id).filter((each) => S.has(s, each, S.OWES_MORALE));
    for (const each of unit) seen.add(each);
    return [unit];
  });
}

function moraleQuestion(game: Game, units: readonly CompanyId[][]): QuestionOf<'morale'> {
  return {
    side: game.s.active,
    kind: 'morale',
    clause: 'MM-E3i',
    stable: true,
    prompt: () => 'A brigade wavers: which unit throws for its morale next?',
    forcedAnswer: () => ({ do: 'test', company: nth(nth(units, 0), 0) }),
    options: () => units.map((unit) => ({ do: 'test', company: nth(unit, 0) })),
    refuse: ({ company }) =>
      units.some((unit) => unit.includes(company))
        ? null
        : refused('R-COMPULSORY', 'MM-E3i', 'Name a company of a unit that still has to throw.'),
  };
}

/** Throws for a unit: it runs, falls back, or stays (MM-E3c, MM-E3d, MM-E3e, MM-E3f). */
function testUnit(game: Game, unit: readonly CompanyId[]): void {
  const { field, s, umpire } = game;
  const { key } = umpire.throw({
    ...moraleReckoning(`${namesOf(field, unit)}`, unit.map(companyId)),
    about: unit.map(companyId),
  });
  for (const id of unit) s.done[id] = nth(s.done, id) & ~S.OWES_MORALE;
  if (key === 'rout') {
    for (const id of unit) s.routing[id] = 1; // MM-E3c
    for (const id of unit) if (isOnTable(s, id)) routMove(game, id);
  } else if (key === 'retreat') fallBack(game, unit);
}

/** One move back towards the base edge; it uses up the move of the turn (MM-E3f, MM-E3g, MM-E3l). */
function fallBack(game: Game, unit: readonly CompanyId[]): void {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const placed = unit.map((id) => inSituation(situation, id));
  const stands = retreatToBase(situation, placed, field.base[companyOf(field, nth(unit, 0)).side]);
  const fell = unit.map((id, i) => {
    const to = nth(stands, i);
    trample(game, id, to);
    const went = goTo(game, id, to);
    S.mark(s, id, S.MOVED | S.FELL_BACK);
    return went;
  });
  emit(
    game,
    s.active,
    ['MM-E3f'],
    () => told`${does(namesOf(field, unit), 'fall')} back`,
    () => ({ kind: 'retreat', went: fell.flatMap((each) => each()) }),
  );
}
