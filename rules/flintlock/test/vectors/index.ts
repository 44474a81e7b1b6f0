import type { Vectors } from '@linstock/kernel';
import {
  activationStatus,
  continuity,
  inCommand,
  leaderCasualty,
  reform,
  seizure,
  selfActivation,
} from './activation.ts';
import { flight, flightPoints } from './end.ts';
import { cohesion, fire, firstVolley, reaction, smoke, smokeRemoval } from './fire.ts';
import { arc, aspect, los, position, retreat } from './geometry.ts';
import {
  chargeLegality,
  formationChange,
  leaveZoc,
  moveCost,
  stackingAtEnd,
  withdrawal,
  zoc,
} from './movement.ts';
import {
  advance,
  cavalrySF,
  defendingStatus,
  militiaFlight,
  preShock,
  shock,
  shockLine,
  shockResult,
  sizeAdvantage,
} from './shock.ts';

/** Runs the worked examples of the rules, and any situation in their words, by kind. */
export const vectors = {
  continuity,
  seizure,
  selfActivation,
  activationStatus,
  inCommand,
  leaderCasualty,
  fire,
  firstVolley,
  reaction,
  smoke,
  smokeRemoval,
  formationChange,
  moveCost,
  zoc,
  leaveZoc,
  withdrawal,
  stackingAtEnd,
  chargeLegality,
  aspect,
  arc,
  position,
  los,
  retreat,
  shockLine,
  militiaFlight,
  reform,
  defendingStatus,
  sizeAdvantage,
  cavalrySF,
  preShock,
  shock,
  shockResult,
  cohesion,
  advance,
  flight,
  flightPoints,
} satisfies Vectors;
