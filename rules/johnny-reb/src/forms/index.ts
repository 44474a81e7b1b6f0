import type { ReckoningForm } from '@linstock/kernel';
import { wholeCharge } from './charge.ts';
import { fire } from './fire.ts';
import { melee } from './melee.ts';
import { morale, officerHit, rally, replacement } from './morale.ts';
import { move } from './move.ts';
import { charge, impact, volleyPoint } from './steps.ts';

/** The reckonings that anyone may fill in, for battles with real miniatures and real dice, by name. */
export const reckonings: Readonly<Record<string, ReckoningForm>> = {
  fire,
  morale,
  'whole-charge': wholeCharge,
  melee,
  rally,
  move,
  'volley-point': volleyPoint,
  impact,
  charge,
  replacement,
  officer: officerHit,
};
