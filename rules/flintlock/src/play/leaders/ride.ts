import { type Refusal, refusal } from '@linstock/kernel';
import * as board from '../../model/board.ts';
import type { LeaderId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import type { Decision } from '../activations/decision.ts';
import { ride as go, type Ride, refuseWay, ridesOf, sampleRide } from './rides.ts';

/** The leaders that may ride, and when (FL-4.5b). */

/** A Subordinate Leader rides in the turn of his Command (FL-4.5b). */
export const ride: Decision<'ride'> = {
  *options(game) {
    const leader = leaderOfTurn(game);
    if (leader !== S.NONE && refuseRider(game, leader) === null) yield* ridesOf(game, leader);
  },
  refuse: (game, answer) => refuseRider(game, answer.leader) ?? refuseWay(game, answer),
  sample(game, choose) {
    const leader = leaderOfTurn(game);
    return refuseRider(game, leader) === null ? sampleRide(game, leader, choose) : null;
  },
  carryOut(game, answer) {
    go(game, answer);
  },
};

function leaderOfTurn({ field, s }: StateView): LeaderId {
  return s.command === S.NONE ? S.NONE : board.commandOf(field, s.command).leader;
}

/** Why a Subordinate Leader may not ride now at all. */
function refuseRider(game: StateView, leader: LeaderId): Refusal | null {
  if (leader !== leaderOfTurn(game))
    return refusal('FL-R-LEADER-INACTIVE', 'FL-4.5b', 'A leader rides in the turn of his own Command only.');
  if (game.s.block === S.OPEN)
    return refusal('FL-R-BLOCK-OPEN', 'FL-5.3j', 'The firing must end before any other action.');
  return refuseOnce(game, leader);
}

/** A leader on the map rides once in an Activation (FL-4.5b). */
function refuseOnce(game: StateView, leader: LeaderId): Refusal | null {
  const { s } = game;
  if (s.leaderAt[leader] === S.NONE)
    return refusal('FL-R-LEADER-INACTIVE', 'FL-4.5b', `${board.leaderName(game, leader)} is not on the map.`);
  return s.rode[leader] === 1
    ? refusal('FL-R-ACTED', 'FL-4.5b', `${board.leaderName(game, leader)} has ridden in this Activation.`)
    : null;
}

/** The rides of the Overall Leader between two turns: one way to each hex. */
export function overallRides(game: StateView): Ride[] {
  const leader = overallOf(game);
  return refuseOnce(game, leader) === null ? ridesOf(game, leader) : [];
}

/** A random ride of the Overall Leader; null if he cannot ride, or not along that path. */
export function sampleOverallRide(game: StateView, choose: (n: number) => number): Ride | null {
  const leader = overallOf(game);
  return refuseOnce(game, leader) === null ? sampleRide(game, leader, choose) : null;
}

/** Why the Overall Leader may not ride along this path; null if he may. */
export function refuseOverallRide(game: StateView, answer: Ride): Refusal | null {
  if (answer.leader !== overallOf(game))
    return refusal(
      'FL-R-LEADER-INACTIVE',
      'FL-4.5b',
      "Between turns only the army's leader rides; others ride in the turn of their Command.",
    );
  return refuseOnce(game, answer.leader) ?? refuseWay(game, answer);
}

function overallOf({ field, s }: StateView): LeaderId {
  return field.armies[s.active].leader;
}
