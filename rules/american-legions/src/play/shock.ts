import { otherSide, type Side } from '@linstock/kernel';
import { told } from '@linstock/scene';
import {
  companiesIn,
  companyIds,
  companyOf,
  facingOfCompany,
  hexOfCompany,
  namesOf,
} from '../model/board.ts';
import { decide, emit, type Game, type Play } from '../model/game.ts';
import { checks } from './checks.ts';
import { settle } from './leaders.ts';
import { eliminate } from './results.ts';
import { chargingHexes, frontHexes, mayCharge } from './shock-attack.ts';
import { SHOCK, shockQuestion } from './shock-decision.ts';

/** P-SHOCK: the Shock Phase of a side (AL-7.4). */

const ATTACKS = 1;
const FIRST_CHECKS = 2;
const SECOND_CHECKS = 3;

/**
 * The Shock Phase from the step that the state is in (AL-7.4a, b, AL-7.41o). The active side makes its
 * closing checks first (AL-4.51i).
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
    const charging = { ...game, side, charging: chargingHexes(game, side) };
    if (charging.charging.size === 0) return;
    yield* decide(charging, SHOCK, shockQuestion(charging));
  }
}

/** Every enemy skirmisher before a charging company is eliminated (AL-7.41o, p). */
function rideDownSkirmishers(game: Game, side: Side): void {
  const { field, s } = game;
  const enemy = otherSide(side);
  const doomed = new Set<number>();
  const riders = new Set<number>();
  for (const { id, side: own, arm } of field.companies) {
    if (own !== side || !mayCharge(field, s, id)) continue;
    for (const hex of frontHexes(field, hexOfCompany(s, id), facingOfCompany(s, id))) {
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
    () => told`The charge overruns ${namesOf(field, [...doomed])}`,
    () => ({
      kind: 'melee',
      attackers: companyIds([...riders]),
      defenders: companyIds([...doomed]),
      losses: [],
    }),
  );
  for (const c of doomed) eliminate(game, c, 'AL-7.41o');
}
