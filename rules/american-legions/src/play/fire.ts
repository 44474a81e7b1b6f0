import { otherSide, type Side } from '@linstock/kernel';
import { decide, type Game, type Play } from '../model/game.ts';
import * as S from '../model/state.ts';
import { checks } from './checks.ts';
import { FIRE, fireQuestion, firingOf } from './fire-decision.ts';
import { settle } from './leaders.ts';

/** P-FIRE: the Mutual Fire Phase, the active side's half first, then the checks (AL-7.31a). */

const FIRST_HALF = 1;
const SECOND_HALF = 2;
const FIRST_CHECKS = 3;
const SECOND_CHECKS = 4;

/** The Mutual Fire Phase from the half that the state is in, with the checks at its end (AL-4.51a, i). */
export function* fire(game: Game): Play {
  const { s } = game;
  const passive = otherSide(s.active);
  if (s.stage === 0) begin(game);
  if (s.stage === FIRST_HALF) yield* half(game, s.active);
  if (s.stage === SECOND_HALF) yield* half(game, passive);
  if (s.stage === FIRST_CHECKS) {
    yield* checks(game, s.active);
    s.stage = SECOND_CHECKS;
  }
  yield* checks(game, passive);
}

function begin({ s }: Game): void {
  s.done.fill(0);
  s.regimentDone.fill(0);
  s.leaderRolled.fill(0);
  s.firing = S.NONE;
  s.stage = FIRST_HALF;
}

/** Attack after attack until the side passes or has nothing left to fire (P-FIRE 1, AL-7.31a). */
function* half(game: Game, side: Side): Play {
  const { s } = game;
  for (;;) {
    yield* settle(game);
    const firing = { ...game, side, ...firingOf({ ...game, side }) };
    if (!(yield* decide(firing, FIRE, fireQuestion(firing)))) break;
  }
  s.firing = S.NONE;
  s.stage++;
}
