import { nth, type Refusal, refusal } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { Game, StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { refuseWaiting, turnUnits, waitingUnits } from '../activations/actor.ts';
import type { Decision, TurnAnswerOf } from '../activations/decision.ts';
import { avoidShot } from '../retreats/reaction-retreat.ts';
import { refuseFire, targetsOf } from './fire-law.ts';
import { closeBlock, provokedByEnd } from './return-fire.ts';
import { shoot } from './shooting.ts';

/** The Fire block of a Command, or of the guns of a hex (FL-5.3j). */

/** A shot of the Fire block (FL-11.12, FL-5.3j). */
export const fire: Decision<'fire'> = {
  *options(game) {
    for (const unit of firersOf(game)) yield* shotsOf(game, unit);
  },
  refuse: (game, { unit, target }) => refuseFirer(game, unit) ?? refuseFire(game, unit, target, 'phasing'),
  sample(game, choose) {
    const firers = firersOf(game);
    const first = choose(Math.max(1, firers.length));
    for (let i = 0; i < firers.length; i++) {
      const shots = shotsOf(game, nth(firers, (first + i) % firers.length));
      if (shots.length > 0) return nth(shots, choose(shots.length));
    }
    return null;
  },
  *carryOut(game, { unit, target }) {
    openBlock(game);
    const gone = yield* avoidShot(game, target, unit);
    if (!gone) yield* shoot(game, unit, target, 'phasing'); // FL-13.12b
    if (isNobodyLeft(game)) closeBlock(game);
  },
};

/** The end of the Fire block: Smoke, then Return Fire (FL-11.13c, d). */
export const endFire: Decision<'end-fire'> = {
  *options({ s }) {
    if (s.block === S.OPEN) yield { do: 'end-fire' };
  },
  refuse: ({ s }) =>
    s.block === S.OPEN ? null : refusal('FL-R-BLOCK-CLOSED', 'FL-5.3j', 'Nobody is firing.'),
  provokes: (game) => provokedByEnd(game),
  carryOut(game) {
    closeBlock(game);
  },
};

/** The block opens with the first shot named. It is an action of its Command whatever the result (FL-5.3i, j). */
function openBlock({ s }: Game): void {
  s.block = S.OPEN;
  if (s.command !== S.NONE) s.mode = S.ACTIONS;
}

/** Units that may fire in the open turn, if they have a target. */
function firersOf(game: StateView): UnitId[] {
  return waitingUnits(game).filter((unit) => refuseFirer(game, unit) === null);
}

function shotsOf(game: StateView, unit: UnitId): TurnAnswerOf<'fire'>[] {
  return targetsOf(game, unit).map((target) => ({ do: 'fire', unit, target }));
}

/** True if the end of the block is the only answer left, so that it comes automatically (digest, Decisions). */
function isNobodyLeft(game: StateView): boolean {
  return firersOf(game).every((unit) => targetsOf(game, unit).length === 0);
}

/** Why a unit cannot fire now, whatever the target (FL-5.3, FL-5.6). */
function refuseFirer(game: StateView, unit: UnitId): Refusal | null {
  const { field, s } = game;
  if (turnUnits(game).includes(unit)) {
    const did = nth(s.acted, unit);
    const name = board.unitName(field, unit);
    if ((did & S.MOVED) !== 0)
      return refusal(
        'FL-R-MOVED',
        'FL-5.3e',
        `${saying(name, 'has', 'have')} moved in this Activation and cannot fire.`,
      );
    if ((did & S.FIRED) !== 0)
      return refusal('FL-R-FIRED', 'FL-11.12a', `${saying(name, 'has', 'have')} fired in this Activation.`);
  }
  if (s.block === S.HELD) return refusal('FL-R-BLOCK-CLOSED', 'FL-5.3j', 'The firing of this turn is over.');
  return refuseWaiting(game, unit);
}
