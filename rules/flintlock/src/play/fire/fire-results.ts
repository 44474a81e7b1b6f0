import { nth, otherSide } from '@linstock/kernel';
import { type GameEvent, saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { LeaderId, UnitId } from '../../model/field.ts';
import { emit, type Game, type Play } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { leaderReckoning } from '../../reckon/casualty.ts';
import { moraleReckoning } from '../../reckon/morale.ts';
import { hitsOf, type ResultEffect, suffer } from '../../reckon/results.ts';
import type { FireResult } from '../../tables/index.ts';
import { loseLeader, settleLeaders } from '../leaders/leaders.ts';
import { takeHits } from '../losses/losses.ts';

/** The effect of a Fire result on units that are hit, the top one first, and on leaders with them (FL-11.5, FL-10.0f, h). */
export function* sufferFire(
  game: Game,
  hit: readonly UnitId[],
  result: FireResult,
  skirmishPair: boolean,
): Play {
  const { field, s } = game;
  const suffered = hit.map((unit) => sufferOne(game, unit, result));
  const { side, command } = board.unitOf(field, nth(hit, 0));
  if (command !== S.NONE) takeHits(game, new Map([[command, hitsOf(suffered, skirmishPair)]]));
  const hex = board.hexOfUnit(s, nth(hit, 0));
  if (suffered.some(({ shaken }) => shaken))
    for (const leader of board.leadersIn(game, side, hex)) yield* leaderAtRisk(game, leader);
  for (const unit of hit) if (s.abandoned[unit] === 1) yield* settleLeaders(game, unit, hex); // FL-4.63c
}

/** One unit hit: its Morale die if one is needed (FL-11.55a), and its new state. */
function sufferOne(game: Game, unit: UnitId, result: FireResult): ResultEffect {
  const { field, s } = game;
  const failed = result === 'MC' && failsCheck(game, unit);
  const before = { reduced: s.reduced[unit] === 1, disordered: s.disordered[unit] === 1 };
  const after = suffer(before, result, failed);
  const pieces = board.unitIds([unit]);
  const name = board.unitName(field, unit);
  const isNow = (clause: string, state: string, what: GameEvent) =>
    emit(
      game,
      board.unitOf(field, unit).side,
      [clause],
      () => told`${saying(name, 'is', 'are')} ${state}`,
      () => what,
    );
  if (after.abandoned) {
    s.abandoned[unit] = 1;
    isNow('FL-11.56a', 'Abandoned by the crew', {
      kind: 'note',
      pieces,
      at: null,
    });
  }
  if (after.reduced && !before.reduced) {
    s.reduced[unit] = 1;
    isNow('FL-11.54a', 'Reduced', {
      kind: 'loss',
      losses: [{ piece: pieces[0] ?? '', points: 1 }],
    });
  }
  if (after.disordered && !before.disordered) {
    s.disordered[unit] = 1;
    isNow('FL-11.51b', 'Disordered', {
      kind: 'morale',
      pieces,
      morale: 'disordered',
    });
  }
  return after;
}

function failsCheck({ field, umpire }: Game, unit: UnitId): boolean {
  const { side, morale } = board.unitOf(field, unit);
  return umpire.throw({
    ...moraleReckoning(`${board.unitName(field, unit)}`, morale),
    side,
    about: board.unitIds([unit]),
  }).disordered;
}

/** The roll for a leader with troops that took a Disorder result; Replacement Leaders are safe (FL-11.57, FL-4.62a). */
function* leaderAtRisk(game: Game, leader: LeaderId): Play {
  const { field, s, umpire } = game;
  if (s.leader[leader] !== S.LEADS) return;
  const { side } = board.leaderOf(field, leader);
  const reckoning = leaderReckoning(`${board.leaderName(game, leader)}`);
  if (umpire.throw({ ...reckoning, side: otherSide(side), about: [board.leaderId(leader)] }).killed)
    yield* loseLeader(game, leader);
}
