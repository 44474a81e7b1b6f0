import { otherSide, type Side } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import { companiesIn, companyIds, companyOf, namesOf, troopsIn } from '../model/board.ts';
import { emit, type Game, type Play, put } from '../model/game.ts';
import { shockReckoning } from '../reckon/shock.ts';
import { allot } from './allot.ts';
import { emptiedByShock } from './casualties.ts';
import { checks } from './checks.ts';
import { settle } from './leaders.ts';
import { eliminate } from './results.ts';
import { ableIn, attackOf, frontHexes, mayCharge } from './shock-attack.ts';
import { shockQuestion } from './shock-question.ts';

/** P-SHOCK: the Shock Phase of a side (AL-7.4). */

const ATTACKS = 1;
const FIRST_CHECKS = 2;
const SECOND_CHECKS = 3;

/**
 * The Shock Phase from wherever the state has come to (AL-7.4a, b, AL-7.41o); the checks that close it are the active
 * side's first (AL-4.51i).
 */
export function* shock(game: Game, side: Side): Play {
  const { s } = game;
  if (s.stage === 0) {
    s.regimentDone.fill(0);
    s.struck.length = 0;
    s.stage = ATTACKS;
  }
  if (s.stage === ATTACKS) {
    yield* attacks(game, side);
    rideDownSkirmishers(game, side);
    s.stage = FIRST_CHECKS;
  }
  if (s.stage === FIRST_CHECKS) {
    yield* checks(game, s.active);
    s.stage = SECOND_CHECKS;
  }
  yield* checks(game, otherSide(s.active));
}

/** Attacks one at a time until no charging hex has a target left (AL-7.4a, b, d). */
function* attacks(game: Game, side: Side): Play {
  for (;;) {
    yield* settle(game, 'AL-4.4j');
    const question = shockQuestion(game, side);
    if (!question) return;
    const answer = yield* put(question);
    if (answer.do === 'shock') yield* attack(game, side, answer.target, answer.hexes);
  }
}

/** One attack (P-SHOCK 3 to 7): the die is thrown (AL-7.41l), each side gives out its own losses (AL-7.42a). */
function* attack(game: Game, side: Side, target: number, hexes: readonly number[]): Play {
  const { field, s } = game;
  const enemy = otherSide(side);
  const attackers = hexes.flatMap((hex) => ableIn(field, s, side, hex));
  const defenders = companiesIn(field, s, target, enemy);
  emit(
    game,
    side,
    ['AL-7.41a'],
    () => `${saying(namesOf(field, attackers), 'charges', 'charge')} ${troopsIn(field, s, target, enemy)}.`,
    () => ({
      kind: 'melee',
      attackers: companyIds(attackers),
      defenders: companyIds(defenders),
      losses: [],
    }),
  );
  const { cell } = game.umpire.throw(shockReckoning(attackOf(game, side, target, hexes)));
  s.struck.push(...hexes);
  yield* allot(game, cell.attacker, attackers); // AL-7.41l
  yield* allot(game, cell.defender, defenders);
  yield* emptiedByShock(game, enemy, target);
  for (const hex of hexes) yield* emptiedByShock(game, side, hex); // AL-4.4i
}

/** Every enemy skirmisher before a charging company is eliminated (AL-7.41o, p). */
function rideDownSkirmishers(game: Game, side: Side): void {
  const { field, s } = game;
  const enemy = otherSide(side);
  const doomed = new Set<number>();
  const riders = new Set<number>();
  for (const { id, side: own, arm } of field.companies) {
    if (own !== side || !mayCharge(field, s, id)) continue;
    for (const hex of frontHexes(field, s.at[id] as number, s.facing[id] as number)) {
      if (arm === 'cavalry' && field.map.structure[hex] !== null) continue;
      for (const c of companiesIn(field, s, hex, enemy))
        if (companyOf(field, c).arm === 'skirmisher') {
          doomed.add(c);
          riders.add(id);
        }
    }
  }
  if (doomed.size === 0) return;
  emit(
    game,
    side,
    ['AL-7.41o'],
    () => `The charge overruns ${namesOf(field, [...doomed])}.`,
    () => ({
      kind: 'melee',
      attackers: companyIds([...riders]),
      defenders: companyIds([...doomed]),
      losses: [],
    }),
  );
  for (const c of doomed) eliminate(game, c, 'AL-7.41o');
}
