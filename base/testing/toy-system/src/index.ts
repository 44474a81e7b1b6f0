import type { Rulebook } from '@linstock/scene';
import { guide } from './guide/index.ts';
import { heuristics } from './heuristics/index.ts';
import { manifest } from './manifest.ts';
import { type Answer, parseAnswer } from './model/answers.ts';
import { battleHash, fieldOf, type Square } from './model/field.ts';
import { cloned, deployed, menOf, standing, type ToyState } from './model/state.ts';
import { play } from './play/sequence.ts';
import { verdictOf } from './play/victory.ts';
import { present } from './present/index.ts';
import { clock } from './present/scene.ts';
import { CLAUSES } from './tables/clauses.ts';
import { FULL_STRENGTH, LANES } from './tables/index.ts';

/**
 * A toy that uses every feature of a rule system: orders of many companies written in secret on a sheet, dice
 * and an open question while they are sealed, a second secret moment, moves that stop under fire and may be
 * answered beforehand, companies of several bases that change formation, and no turns. Every host, bot and
 * screen is tested with it. It has the folders of a rule system, so that a new system can begin as a copy of
 * it.
 */
export const toySystem: Rulebook<ToyState, Answer, Square> = {
  ...manifest,
  version: '1',
  clauses: CLAUSES,
  guide,
  field: fieldOf,
  battleHash,
  deploy: deployed,
  play,
  clone: cloned,
  verdict: (_, s) => verdictOf(s),
  clock: (_, s) => clock(s),
  standing: [
    { kind: 'fire', title: 'Fire on companies that advance', clause: 'D-7', says: 'act', chance: 'a hit' },
  ],
  parseAnswer,
  reckonings: {},
  heuristics,
  present,
  losses: (_, s, side) => ({
    units: LANES - standing(s, side).length,
    of: LANES,
    men: LANES * FULL_STRENGTH - menOf(s, side),
    menOf: LANES * FULL_STRENGTH,
  }),
};
