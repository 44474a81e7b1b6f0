import { nth, otherSide, type Side } from '@linstock/kernel';
import type { Field, Unit } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { pointsOf } from '../play/activations/flight.ts';
import { FAR_HEXES, gapOf, isAttacker, sideViewOf } from './side-view.ts';

/** Worths to a bot, in hundredths of a unit. Not rules: found in games between bots. */
const WORTH = {
  unit: 100,
  skirmisher: 40,
  gun: 70,
  /** Subtracted from the worth of a unit. */
  disordered: 25,
  reduced: 35,
  outOfReach: 6,
  /** For each point of Morale Rating. */
  morale: 12,
  /** For each level of Shock Status of a Command, and each hit on its track. */
  level: 30,
  hit: 8,
  /** The weight of an army's nearness to flight: its share of the Level, squared. */
  flight: 900,
  /** Added once a roll may make it flee. */
  brink: 500,
  won: 4000,
  /** For each hex a Command of the attacker hangs back. */
  aloof: 6,
} as const;

/** The value of a side: its remaining strength and the distance of its army from flight, less the enemy's. */
export function valueOf(field: Field, s: State, side: Side): number {
  if (s.ended !== null) return s.ended.winner === null ? 0 : s.ended.winner === side ? WORTH.won : -WORTH.won;
  const hangs = isAttacker(field, s, side) ? aloofness(field, s, side) : 0;
  return armyOf(field, s, side) - armyOf(field, s, otherSide(side)) - hangs;
}

function armyOf(field: Field, s: State, side: Side): number {
  const { units, commands, flightLevel } = field.armies[side];
  let sum = 0;
  for (const unit of units) if (s.at[unit] !== S.NONE) sum += worthOf(s, nth(field.units, unit));
  for (const command of commands)
    sum -= WORTH.level * nth(s.status, command) + WORTH.hit * nth(s.track, command);
  const points = pointsOf(s, side);
  const share = Math.max(0, points / flightLevel);
  const brink = Math.max(0, points + 6 - flightLevel) / 6;
  return sum - WORTH.flight * share * share - WORTH.brink * brink;
}

function worthOf(s: State, { id, kind, base, morale }: Unit): number {
  if (s.abandoned[id] === 1) return 0;
  if (kind === 'artillery') return WORTH.gun - (s.disordered[id] === 1 ? WORTH.disordered : 0);
  const whole = base === null ? WORTH.unit : WORTH.skirmisher;
  return (
    whole +
    WORTH.morale * morale -
    (s.disordered[id] === 1 ? WORTH.disordered : 0) -
    (s.reduced[id] === 1 ? WORTH.reduced : 0) -
    (s.inReach[id] === 1 ? 0 : WORTH.outOfReach)
  );
}

/** Hexes to the enemy that are near enough. */
const ARMS_LENGTH = 2;

/** The attacker loses a little for each Command that hangs back. */
function aloofness(field: Field, s: State, side: Side): number {
  const view = sideViewOf(field, s, side);
  let sum = 0;
  for (const command of field.armies[side].commands) {
    const gap = gapOf(view, command);
    if (gap < FAR_HEXES) sum += WORTH.aloof * Math.max(0, gap - ARMS_LENGTH);
  }
  return sum;
}
