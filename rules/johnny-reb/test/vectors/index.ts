import type { Vectors } from '@linstock/kernel';
import { charge_reach, impact, volley_point } from './charge.ts';
import { fire, melee_round } from './fire.ts';
import { arc, aspect, cover, figures, footprint, losses, stands } from './geometry.ts';
import { morale, rally, replacement } from './morale.ts';
import { charge_order, initiative, move, order } from './turn.ts';

/** Runs the worked examples of the rules, and any situation in their words, by kind. */
export const vectors = {
  figures,
  stands,
  losses,
  footprint,
  arc,
  aspect,
  cover,
  order,
  initiative,
  charge_order,
  move,
  fire,
  morale,
  rally,
  replacement,
  charge_reach,
  volley_point,
  impact,
  melee_round,
} satisfies Vectors;
