import type { Vectors } from '@linstock/kernel';
import { actions } from './actions.ts';
import { melee, shoot, shootFormed } from './combat.ts';
import { brigadeMorale, command, personalityOf, rally } from './command.ts';
import { generalTarget, geometry, los, square } from './measure.ts';
import { allowance, path } from './paths.ts';
import { pursuit } from './pursuit.ts';
import { initiative, pickup, victory } from './turn.ts';
import { charge, move, retreat } from './ways.ts';

/** Runs the worked examples of the rules, and any situation in their words, by kind (Worked examples). */
export const vectors = {
  shoot,
  shootFormed,
  melee,
  geometry,
  charge,
  move,
  path,
  allowance,
  los,
  retreat,
  square,
  command,
  personality: personalityOf,
  rally,
  brigadeMorale,
  pursuit,
  actions,
  generalTarget,
  victory,
  initiative,
  pickup,
} satisfies Vectors;
