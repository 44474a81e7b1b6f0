import { asFacing, type Spot, type TenthDegrees, type Thousandths } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import SINES from '../data/sines.json' with { type: 'json' };
import type { MoveLeg } from './legs.ts';

/** The net displacement of P by a list of legs, before any place is rounded to the lattice (JR-2.1a, JR-4.6a). */

/** The scale of the sines: many short legs leave no error that a thousandth of an inch would show. */
const SCALE = 2 ** 48;

function sineOf(facing: TenthDegrees): number {
  const [quarter, rest] = [Math.floor(facing / 900), facing % 900];
  const value = nth(SINES, quarter % 2 === 0 ? rest : 900 - rest) / SCALE;
  return quarter < 2 ? value : 0 - value;
}

/** A step of a length on a bearing, unrounded: to the east and to the north. */
export function stepOn(bearing: TenthDegrees, length: Thousandths): Spot {
  const facing = asFacing(bearing);
  return { x: length * sineOf(facing), y: length * sineOf(asFacing(facing + 900)) };
}

/** The net displacement of P by legs, unrounded (JR-6.2b to f). */
export function netWay(
  facing: TenthDegrees,
  { width, depth }: { readonly width: Thousandths; readonly depth: Thousandths },
  legs: readonly MoveLeg[],
): Spot {
  const way = { x: 0, y: 0 };
  const step = (bearing: TenthDegrees, length: Thousandths): void => {
    const { x, y } = stepOn(bearing, length);
    way.x += x;
    way.y += y;
  };
  let heading = facing;
  for (const leg of legs)
    switch (leg.kind) {
      case 'advance':
        step(heading, leg.distance);
        break;
      case 'oblique':
        step(heading + leg.angle, leg.distance);
        break;
      case 'back':
        step(heading + 1800, leg.distance);
        break;
      case 'about':
        step(heading + 1800, depth);
        heading += 1800;
        break;
      case 'wheel': {
        // To the fixed corner, and back from it to the middle of the front.
        const corner = leg.about === 'right' ? 900 : -900;
        step(heading + corner, width / 2);
        heading += leg.angle;
        step(heading + corner + 1800, width / 2);
      }
    }
  return way;
}
