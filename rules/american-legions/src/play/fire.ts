import { otherSide, type Side } from '@linstock/kernel';
import { saying, type Weapon } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import { companiesIn, companyIds, companyOf, namesOf, troopsIn } from '../model/board.ts';
import { SIDE_PEOPLE } from '../model/field.ts';
import { emit, type Game, noteEvent, type Play, put } from '../model/game.ts';
import * as S from '../model/state.ts';
import { closedBy, fireReckoning } from '../reckon/fire.ts';
import type { Arm } from '../tables/index.ts';
import { allot } from './allot.ts';
import { leaderRoll } from './casualties.ts';
import { checks } from './checks.ts';
import { attackOf, regimentOfAttack } from './fire-attack.ts';
import { fireQuestion } from './fire-question.ts';
import { officersAtRisk, settle } from './leaders.ts';

/** P-FIRE: the Mutual Fire Phase, the active side's half first, then the checks (AL-7.31a). */

const FIRST_HALF = 1;
const SECOND_HALF = 2;
const FIRST_CHECKS = 3;
const SECOND_CHECKS = 4;

/** A die of this makes the leader roll (AL-4.4a). */
const SIX = 6;

/** The Mutual Fire Phase from whatever half of it the state has come to, the checks at its end (AL-4.51a, i) included. */
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
    const question = fireQuestion(game, side);
    const answer = question ? yield* put(question) : null;
    if (!answer) break;
    if (answer.do === 'pass') {
      emit(game, side, ['AL-7.31e'], () => `The ${SIDE_PEOPLE[side]} cease fire.`, noteEvent);
      break;
    }
    yield* attack(game, side, answer);
  }
  s.firing = S.NONE;
  s.stage++;
}

/** What a company fires with. */
const WEAPONS: Readonly<Record<Arm, Weapon>> = {
  musket: 'musket',
  rifle: 'rifle',
  cavalry: 'carbine',
  skirmisher: 'rifle',
  six_pounder: 'gun',
  howitzer: 'gun',
};

/** One attack (P-FIRE 2 to 7): the die is thrown (AL-7.33i), its results given out, and a 6 puts leaders at risk (AL-4.4a). */
function* attack(game: Game, side: Side, { target, companies }: AnswerTo<'fire'> & { do: 'fire' }): Play {
  const { field, s } = game;
  const enemy = otherSide(side);
  emit(
    game,
    side,
    ['AL-7.31g'],
    () => `${saying(namesOf(field, companies), 'fires', 'fire')} on ${troopsIn(field, s, target, enemy)}.`,
    () => ({
      kind: 'volley',
      by: companyIds(companies),
      targets: companyIds(companiesIn(field, s, target, enemy)),
      at: { hex: target },
      weapon: WEAPONS[companyOf(field, companies[0] as number).arm],
    }),
  );
  const outcome = game.umpire.throw(fireReckoning(attackOf(game, side, target, companies)));
  markFired(game, companies);
  const atRisk = outcome.die === SIX ? officersAtRisk(field, s, enemy, target) : [];
  yield* allot(game, outcome.cell, companiesIn(field, s, target, enemy));
  if (outcome.die === SIX) yield* leaderRoll(game, enemy, target, atRisk); // AL-4.4a
}

/** Who has fired; a regiment that fired before this one may not fire again (AL-7.31c, f). */
function markFired({ field, s }: Game, companies: readonly number[]): void {
  for (const c of companies) s.done[c] = (s.done[c] as number) | S.FIRED;
  const regiment = regimentOfAttack(field, companies);
  if (regiment === S.NONE) return;
  const closed = closedBy(s.firing === S.NONE ? null : s.firing, regiment);
  if (closed !== null) s.regimentDone[closed] = (s.regimentDone[closed] as number) | S.CLOSED_FIRE;
  s.firing = regiment;
}
