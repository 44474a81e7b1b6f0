import { canonical, sha256Hex } from '@linstock/kernel';
import type { Rulebook } from '@linstock/scene';
import { type Answer, parseAnswer } from './answers.ts';
import { heuristics } from './heuristics.ts';
import { manifest } from './manifest.ts';
import { isEnded, menOf, play, verdictWords, winner } from './play.ts';
import { present } from './present.ts';
import {
  cloned,
  deployed,
  FULL_STRENGTH,
  LANES,
  type Square,
  square,
  standing,
  type ToyState,
} from './state.ts';

/**
 * A toy that uses everything a rule system may: orders of many companies written in secret on a sheet, dice and an open
 * question while they are sealed, a second secret moment, moves that stop under fire and may be answered beforehand,
 * companies of several bases that change formation, and no turns. Every host, bot and screen is tested with it.
 */
export const toySystem: Rulebook<ToyState, Answer, Square> = {
  ...manifest,
  version: '1',
  clauses: {
    'D-1': { line: 'Both sides write orders in secret; they are opened together.', from: 'made up' },
    'D-2': { line: 'Dice decide who acts first.', from: 'made up' },
    'D-3': { line: 'A shaken company rallies on 3 or more.', from: 'made up' },
    'D-4': {
      line: 'The side that acts first names a reserve before the orders are opened.',
      from: 'made up',
    },
    'D-5': { line: 'Companies that hold may kneel; that is chosen in secret.', from: 'made up' },
    'D-6': { line: 'A company advances row by row, 2 in line, 3 in column.', from: 'made up' },
    'D-7': {
      line: 'At each row the enemy may fire: two dice, hits on 5 and 6, four men a hit.',
      from: 'made up',
    },
    'D-8': {
      line: 'Two hits of one volley shake a company and stop it; who was hit may halt.',
      from: 'made up',
    },
    'D-9': { line: 'A company told to form goes from line to column or back.', from: 'made up' },
  },
  field(battle, options) {
    if (battle !== 'square')
      throw new RangeError(`The Drill Square knows no battle "${battle}"; it knows square.`);
    const [stray] = Object.keys(options);
    if (stray !== undefined) throw new RangeError(`The Drill Square has no options, so not "${stray}".`);
    return square();
  },
  battleHash: (battle) => sha256Hex(canonical({ battle, lanes: LANES, men: FULL_STRENGTH })),
  deploy: deployed,
  play: (umpire, field, s) => play(umpire as never, field, s),
  clone: cloned,
  verdict: (_, s) =>
    isEnded(s) ? { winner: winner(s) ?? byMen(s), clause: 'D-8', sentence: verdictWords(s) } : null,
  clock: (_, s) => ({ label: `Beat ${s.beat}`, now: s.beat, of: null, side: null }),
  standing: [{ kind: 'fire', title: 'Fire on who advances', clause: 'D-7', says: 'act', chance: 'a hit' }],
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

function byMen(s: ToyState): 0 | 1 | null {
  const lead = menOf(s, 0) - menOf(s, 1);
  return lead === 0 ? null : lead > 0 ? 0 : 1;
}
