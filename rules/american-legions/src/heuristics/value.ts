import { distance } from '@linstock/ground';
import { nth, otherSide, type Side } from '@linstock/kernel';
import type { Company, Field, RegimentId, VictoryCondition } from '../model/field.ts';
import { BATTLEWORTHY, DISORDERED, LOST, NONE, OK, ON_TRACK, type State } from '../model/state.ts';
import { verdictOf } from '../play/victory.ts';
import { isGun } from '../tables/index.ts';
import { attacker, matters } from './side-view.ts';

/**
 * The bots' values, in hundredths of a company. They are not rules: they were found by letting the bots fight
 * each other.
 */
const WORTH = {
  sound: 100,
  disordered: 62,
  onTrack: 18,
  skirmisher: 45,
  gun: 80,
  routedRegiment: -90,
  lostCommander: -60,
  leaderStep: -12,
  won: 900,
  victory: 1500,
  /** A company that stands far from the enemy does nothing for an attacker: for each hex past arm's length. */
  aloof: -3,
  outOfCommand: -15,
} as const;

/** Hexes to the enemy that are near enough. */
const ARMS_LENGTH = 1;

/** The value of a side's position: its strength, less the enemy's, and how near each side is to winning. */
export function valueOf(field: Field, state: State, side: Side): number {
  const enemy = otherSide(side);
  const winner = verdictOf(field, state)?.winner ?? null;
  const judged = winner === null ? 0 : winner === side ? WORTH.victory : -WORTH.victory;
  return (
    judged +
    strengthOfSide(field, state, side) -
    strengthOfSide(field, state, enemy) +
    closeness(field, state, side) -
    closeness(field, state, enemy)
  );
}

function strengthOfSide(field: Field, state: State, side: Side): number {
  let sum = 0;
  for (const company of field.companies) if (company.side === side) sum += worthOf(state, company);
  for (const regiment of field.regiments) {
    if (regiment.side === side && !regiment.skirmishers && state.regimentState[regiment.id] !== OK) {
      sum += WORTH.routedRegiment;
    }
  }
  for (const leader of field.leaders) {
    const step = state.leaderStep[leader.id] ?? 0;
    if (leader.side === side && step > 0 && step < 3) sum += WORTH.leaderStep * step;
  }
  if (state.commanderState[side] === LOST) sum += WORTH.lostCommander;
  const hurry = urgency(field, state, side);
  if (hurry > 0) sum += hurry * aloofness(field, state, side);
  return sum;
}

function worthOf(state: State, company: Company): number {
  const whole =
    company.arm === 'skirmisher' ? WORTH.skirmisher : isGun(company.arm) ? WORTH.gun : WORTH.sound;
  const command = state.outOfCommand[company.id] === 1 ? WORTH.outOfCommand : 0;
  switch (state.status[company.id]) {
    case BATTLEWORTHY:
      return whole + command;
    case DISORDERED:
      return (whole * WORTH.disordered) / WORTH.sound + command;
    case ON_TRACK:
      return WORTH.onTrack;
    default:
      return 0;
  }
}

/** The need to advance, 0 to 1. It is 1 for the attacker; for the other side it grows in the last turns. */
function urgency(field: Field, state: State, side: Side): number {
  if (side === attacker(field)) return 1;
  return Math.max(0, (2 * state.turn - field.turns) / field.turns);
}

/** The loss for each company that stays behind, if its side must advance. */
function aloofness(field: Field, state: State, side: Side): number {
  const all = field.companies.filter((c) => c.side !== side && state.at[c.id] !== NONE);
  const wanted = all.filter((c) => matters(field, state, side, c.regiment));
  const foes = wanted.length > 0 ? wanted : all;
  let sum = 0;
  for (const company of field.companies) {
    const hex = state.at[company.id] ?? NONE;
    if (company.side !== side || hex === NONE || company.gun !== null) continue;
    let least = 99;
    for (const foe of foes) least = Math.min(least, distance(field.map, hex, nth(state.at, foe.id)));
    if (least < 99 && least > ARMS_LENGTH) sum += WORTH.aloof * (least - ARMS_LENGTH);
  }
  return sum;
}

/**
 * The progress of a side towards one of its victory conditions: 0 to `won`, rising steeply towards the end.
 */
function closeness(field: Field, state: State, side: Side): number {
  let best = 0;
  for (const condition of field.victory[side].any)
    best = Math.max(best, progress(field, state, side, condition));
  return WORTH.won * best * best;
}

/** 0 to 1. A regiment that wavers counts in part. */
function progress(field: Field, state: State, side: Side, condition: VictoryCondition): number {
  switch (condition.kind) {
    case 'broken-at-least':
      return Math.min(1, brokenAmong(field, state, condition.of) / condition.count);
    case 'none-broken':
      return 1 - Math.min(1, brokenAmong(field, state, condition.of) / condition.of.length);
    case 'in-structures':
      return Math.min(1, holding(field, state, side, condition.structure) / condition.atLeast);
  }
}

function brokenAmong(field: Field, state: State, regiments: readonly RegimentId[]): number {
  return regiments.reduce((sum, regiment) => sum + brokenness(field, state, regiment), 0);
}

/** 1 for a regiment routed or gone; else up to 0.8, by its losses. */
function brokenness(field: Field, state: State, id: RegimentId): number {
  const regiment = field.regiments[id];
  if (!regiment || state.regimentState[id] !== OK) return 1;
  let lost = 0;
  for (const company of regiment.companies) {
    const status = state.status[company];
    if (status === DISORDERED) lost += 0.35;
    else if (status !== BATTLEWORTHY) lost += 0.8;
  }
  return (0.8 * lost) / regiment.companies.length;
}

function holding(field: Field, state: State, side: Side, kind: string): number {
  let held = 0;
  field.map.structure.forEach((structure, hex) => {
    if (structure !== kind) return;
    const holds = field.companies.some(
      (c) =>
        c.side === side &&
        state.at[c.id] === hex &&
        (c.regiment === NONE || state.regimentState[c.regiment] === OK),
    );
    if (holds) held++;
  });
  return held;
}
