import { type Json, outcomeOf } from '@linstock/kernel';
import { z } from 'zod';
import {
  afterContinuity,
  afterSeizure,
  continuityReckoning,
  rangeAfter,
  reformReckoning,
  seizureReckoning,
  selfActivationReckoning,
} from '../../src/reckon/activation.ts';
import { leaderReckoning, replacementOf } from '../../src/reckon/casualty.ts';
import { inReach, reachOf } from '../../src/reckon/reach.ts';
import {
  count,
  fact,
  formation,
  hexId,
  hexList,
  hexOfId,
  hexSet,
  plainMap,
  read,
  VectorDice,
} from './given.ts';

const continuityGiven = z.strictObject({ olInitiative: z.int(), consecutiveSuccesses: count });

/** FL-5.21. */
export function continuity(raw: Json, dice: readonly number[]): Json {
  const { olInitiative, consecutiveSuccesses } = read(continuityGiven, raw);
  const die = new VectorDice(dice).die();
  const { succeeds } = outcomeOf(continuityReckoning(olInitiative, consecutiveSuccesses), die);
  const next = afterContinuity(succeeds, consecutiveSuccesses);
  return {
    drm: consecutiveSuccesses,
    adjusted: die + consecutiveSuccesses,
    success: succeeds,
    consecutiveSuccessesAfter: next.successes,
    activationPassesToOpponent: next.goesOver,
    nextActivationFree: next.free,
  };
}

const seizureGiven = z.strictObject({
  olInitiative: z.int(),
  olRange: z.int(),
  failedSeizuresPending: count,
  consecutiveSuccesses: count,
});

/** FL-5.22. */
export function seizure(raw: Json, dice: readonly number[]): Json {
  const given = read(seizureGiven, raw);
  const { succeeds } = outcomeOf(seizureReckoning(given.olInitiative), new VectorDice(dice).die());
  const next = afterSeizure(succeeds, given.consecutiveSuccesses);
  return {
    success: succeeds,
    nextRange: rangeAfter(given.olRange, given.failedSeizuresPending + (succeeds ? 0 : 1)),
    seizerActivates: next.goesOver,
    activePlayerActivatesAgain: !next.goesOver,
    thatActivationFree: next.free,
    flightDieAfterIt: next.free, // FL-14.0c
    continuityDieRolled: false, // FL-5.22b
    consecutiveSuccessesAfter: next.successes,
  };
}

const choice = z.enum(['roll', 'partial']).default('roll');

/** The activation of a Command: reached, or by its leader's own roll (FL-4.31, FL-4.32). */
function statusOf(
  name: string,
  initiative: number,
  reached: boolean,
  chosen: 'roll' | 'partial',
  dice: VectorDice,
): string {
  if (reached) return 'full';
  if (chosen === 'partial') return 'partial';
  return outcomeOf(selfActivationReckoning(name, initiative), dice.die()).succeeds ? 'full' : 'inactive';
}

const selfGiven = z.strictObject({ leader: z.string(), initiative: z.int(), inOverallRange: fact, choice });

/** FL-4.32. */
export function selfActivation(raw: Json, dice: readonly number[]): Json {
  const { leader, initiative, inOverallRange, choice: chosen } = read(selfGiven, raw);
  return { status: statusOf(leader, initiative, inOverallRange, chosen, new VectorDice(dice)) };
}

const statusGiven = z.strictObject({
  leaders: z.record(z.string(), z.strictObject({ inOverallRange: fact, choice })),
  initiative: z.record(z.string(), z.int()).default({}),
});

/** FL-4.31, FL-4.32 for a whole army. */
export function activationStatus(raw: Json, dice: readonly number[]): Json {
  const { leaders, initiative } = read(statusGiven, raw);
  const drawn = new VectorDice(dice);
  return Object.fromEntries(
    Object.entries(leaders).map(([name, { inOverallRange, choice: chosen }]) => [
      name,
      statusOf(name, initiative[name] ?? 0, inOverallRange, chosen, drawn),
    ]),
  );
}

const reachGiven = z.strictObject({
  leaderHex: hexId,
  range: z.int(),
  units: z.record(z.string(), hexId),
  formation: z.union([formation, z.literal('Cavalry')]).default('Open'),
  enemyZoc: hexList,
});

/** FL-4.4. */
export function inCommand(raw: Json): Json {
  const given = read(reachGiven, raw);
  const zoc = hexSet(given.enemyZoc);
  const map = plainMap();
  const reached = reachOf(map, hexOfId(given.leaderHex), given.range, {
    passable: () => true,
    barred: (hex) => zoc.has(hex),
  });
  const names = Object.keys(given.units);
  const of = given.formation === 'Cavalry' ? null : given.formation;
  const members = inReach(
    map,
    Object.values(given.units).map((id) => ({ hex: hexOfId(id), formation: of })),
    reached,
  );
  return {
    inCommand: names.filter((_, i) => members[i]),
    outOfCommand: names.filter((_, i) => !members[i]),
  };
}

const casualtyGiven = z.strictObject({
  leader: z.strictObject({ name: z.string(), initiative: z.int(), range: z.int(), replacement: fact }),
  unitResult: z.enum(['Disordered from fire', 'Reduced from fire', 'Disordered otherwise']),
});

/** FL-11.57, FL-4.61, FL-4.62. */
export function leaderCasualty(raw: Json, dice: readonly number[]): Json {
  const { leader, unitResult } = read(casualtyGiven, raw);
  const { name, initiative, range, replacement } = leader;
  const same = { killed: false, leader: { initiative, range, replacement } };
  if (replacement || unitResult !== 'Disordered from fire') return { diceRolled: false, ...same };
  const drawn = new VectorDice(dice);
  const sum = drawn.die() + drawn.die();
  if (!outcomeOf(leaderReckoning(name), sum).killed) return { diceRolled: true, sum, ...same };
  return { diceRolled: true, sum, killed: true, leader: { ...replacementOf(leader), replacement: true } };
}

const reformGiven = z.strictObject({ box: z.array(z.string()), olInitiative: z.int() });

/** FL-15.2b, c. */
export function reform(raw: Json, dice: readonly number[]): Json {
  const { box, olInitiative } = read(reformGiven, raw);
  const { succeeds } = outcomeOf(reformReckoning(olInitiative), new VectorDice(dice).die());
  const back = succeeds ? box.length : 0;
  return { return: back, disordered: back > 0 };
}
