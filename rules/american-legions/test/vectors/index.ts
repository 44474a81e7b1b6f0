import type { Vectors } from '@linstock/kernel';
import { allotment, elimination, extraChoices } from './allotting.ts';
import { morale, status } from './command.ts';
import { fire, fireSequence } from './fire.ts';
import { leaderCasualty } from './leaders.ts';
import { move, movementPoints, passThrough } from './march.ts';
import { overstack, rout } from './rout-stacking.ts';
import { shock, shockDuty } from './shock.ts';
import { sight } from './sight.ts';
import { orderExpiry, sequence, victory } from './turn.ts';

/** Runs the worked examples of the rules, and any situation in the same form, by kind (Worked examples). */
export const vectors = {
  fire,
  fire_sequence: fireSequence,
  allot: allotment,
  extra_d: extraChoices,
  elimination,
  shock,
  shock_duty: shockDuty,
  morale,
  leader_casualty: leaderCasualty,
  command_status: status,
  order_expiry: orderExpiry,
  allowance: movementPoints,
  move,
  pass_through: passThrough,
  rout,
  los: sight,
  overstack,
  sequence,
  victory,
} satisfies Vectors;
