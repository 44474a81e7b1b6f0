import type { Vectors } from '@linstock/kernel';
import { allotment, extraD, fire, fireSequence, shock } from './combat.ts';
import { leaderCasualty, morale, status } from './command.ts';
import { move, movement, overstack, rout, sight } from './march.ts';
import { sequence, victory } from './turn.ts';

/** Runs the worked examples of the rules, and any situation told in their words, by kind (Worked examples). */
export const vectors = {
  fire,
  fire_sequence: fireSequence,
  morale,
  extra_d: extraD,
  allot: allotment,
  shock,
  los: sight,
  sequence,
  allowance: movement,
  move,
  leader_casualty: leaderCasualty,
  overstack,
  rout,
  command_status: status,
  victory,
} satisfies Vectors;
