import type { Hex } from '@linstock/ground';
import { nth, type Refusal, refusal } from '@linstock/kernel';
import { saying, sentence } from '@linstock/scene';
import * as board from '../../model/board.ts';
import * as S from '../../model/state.ts';
import { refuseFacingKind } from './facing.ts';
import { type Bar, barTo, directionTo, type Marcher, refuseEndFacing, roomIn, stopsIn } from './marcher.ts';
import type { March } from './ways.ts';

/** The legality of a whole march (FL-7 to FL-10). */

/** Why a march may not be made; null if it may (Decisions: MOVE step, END-MOVE; FL-7.11d, FL-7.12c, d). */
export function refuseMarch(marcher: Marcher, { path, facing }: March): Refusal | null {
  const { game, unit, costs } = marcher;
  let hex = marcher.start;
  let left = marcher.points;
  for (const [i, step] of path.entries()) {
    if (i > 0 && stopsIn(marcher, hex))
      return refusal(
        'FL-R-ZOC-STOP',
        'FL-7.12c',
        'It must stop on the way, where it comes into an enemy Zone of Control.',
      );
    const direction = directionTo(game.field, hex, step.hex);
    const bar = direction === S.NONE ? 'off the map' : barTo(marcher, hex, direction);
    if (bar !== null) return refusalOf(marcher, bar, i === path.length - 1);
    left -= nth(costs, hex * 6 + direction);
    if (left < 0) return tooFar(marcher, path);
    const wrong = refuseFacingKind(game, unit, step.facing);
    if (wrong) return wrong;
    hex = step.hex;
  }
  const entered = path.at(-1)?.facing ?? board.facingOfUnit(game.s, unit);
  return refuseEnd(marcher, hex, entered, facing);
}

/** It has not the points: how many it has, and how many the way takes. */
function tooFar({ game, unit, start, costs, points }: Marcher, path: March['path']): Refusal {
  const { field } = game;
  let [from, cost] = [start, 0];
  for (const { hex } of path) {
    const direction = directionTo(field, from, hex);
    // The last step alone may be one that the ground bars: the way up to it is counted.
    cost += direction === S.NONE ? 0 : Math.max(0, nth(costs, from * 6 + direction));
    from = hex;
  }
  const name = saying(board.unitName(field, unit), 'has', 'have');
  return refusal(
    'FL-R-MP',
    'FL-7.12d',
    `${sentence(name)} not the Movement Points to go there: the way takes ${cost}, and ${points} ${points === 1 ? 'is' : 'are'} left.`,
  );
}

/** Why a march may not end in a hex with a facing, entered with another; null if it may. */
export function refuseEnd(marcher: Marcher, hex: Hex, entered: number, facing: number): Refusal | null {
  if (roomIn(marcher, hex) === 'to end') return refuseEndFacing(marcher, hex, entered, facing);
  return refusal('FL-R-OCCUPIED', 'FL-10.0d', 'It can pass the guns there, but not end its move among them.');
}

/** The refusals of a step: code, clause, and the sentence about the unit and the hex. */
const BARS: Readonly<Record<Bar, readonly [code: string, clause: string, why: string]>> = {
  'off the map': ['FL-R-OFF-MAP', 'FL-7.11c', 'a step leads into the next hex of the map'],
  impassable: ['FL-R-IMPASSABLE', 'FL-7.11b', 'the ground is closed to it'],
  enemy: ['FL-R-OCCUPIED', 'FL-7.12b', 'an enemy unit stands there'],
  friends: ['FL-R-OCCUPIED', 'FL-10.0a', 'the units there leave no space for it'],
  guns: ['FL-R-OCCUPIED', 'FL-10.0d', 'it would have to stop among the guns there'],
  'next to the enemy': [
    'FL-R-ADJACENT-OOC',
    'FL-5.42b',
    'it is only partially active and keeps away from the enemy',
  ],
  'zone to zone': [
    'FL-R-ZOC-TO-ZOC',
    'FL-9.2g',
    'from one enemy Zone of Control it must first come into a hex without any',
  ],
};

function refusalOf({ game, unit }: Marcher, bar: Bar, last: boolean): Refusal {
  const { field } = game;
  const [code, clause, why] = BARS[bar];
  const name = board.unitName(field, unit);
  return refusal(
    code,
    clause,
    `${sentence(name)} cannot step to ${last ? 'that hex' : 'a hex on the way'}: ${why}.`,
  );
}
