import {
  afterLeg,
  asFacing,
  cosine,
  localOf,
  type Pose,
  SINE_SCALE,
  type Stand,
  shorterTurn,
  sine,
  type TenthDegrees,
} from '@linstock/ground';
import type { MoveLeg } from '../reckon/legs.ts';

/** Finds the legs of a drag: the player drops a unit somewhere, and these legs may lead there. */

/** A turn farther than this is begun with an about-face. */
const WIDEST_WHEEL: TenthDegrees = 900;

/** Maximum deviation from a straight way, in thousandths. */
const STRAIGHT_TOLERANCE = 5;

/** The ways of a unit from its place to a pose of its centre, the plainest first. */
export function waysTo(stand: Stand, to: Pose): MoveLeg[][] {
  const turn = shorterTurn(stand.facing, to.facing);
  if (turn === 0) return [slideTo(stand, to)];
  if (Math.abs(turn) === 1800 && near(stand, to)) return [[{ kind: 'about' }]];
  if (Math.abs(turn) > WIDEST_WHEEL) {
    const about: MoveLeg = { kind: 'about' };
    return waysTo(afterLeg(stand, about), to).map((legs) => [about, ...legs]);
  }
  const wheel = wheelBy(turn);
  const wheeled = afterLeg(stand, wheel);
  return [
    ...wheelBetween(stand, wheeled, wheel, to),
    [wheel, ...slideTo(wheeled, to)],
    [...slideBefore(stand, wheeled, to), wheel],
  ];
}

/** A wheel to the right is about the right corner, one to the left about the left, so that it goes ahead. */
function wheelBy(angle: TenthDegrees): MoveLeg {
  return { kind: 'wheel', about: angle > 0 ? 'right' : 'left', angle };
}

/** One leg that keeps the facing; none if the stand is already at its end. */
function slideTo(stand: Pose, to: Pose): MoveLeg[] {
  return slideBy(localOf(stand, to));
}

function slideBy({ right, ahead }: { readonly right: number; readonly ahead: number }): MoveLeg[] {
  const distance = Math.round(Math.hypot(right, ahead));
  if (distance === 0) return [];
  if (Math.abs(right) <= STRAIGHT_TOLERANCE) return [{ kind: ahead > 0 ? 'advance' : 'back', distance }];
  return [{ kind: 'oblique', distance, angle: Math.round((Math.atan2(right, ahead) * 1800) / Math.PI) }];
}

/** The slide before a final wheel: the path without the wheel. */
function slideBefore(stand: Stand, wheeled: Stand, to: Pose): MoveLeg[] {
  const { x, y } = { x: stand.x + to.x - wheeled.x, y: stand.y + to.y - wheeled.y };
  return slideBy(localOf(stand, { x, y }));
}

/** Straight ahead, the wheel, straight ahead again; none if that would go back. */
function wheelBetween(stand: Stand, wheeled: Stand, wheel: MoveLeg, to: Pose): MoveLeg[][] {
  const [dx, dy] = [to.x - wheeled.x, to.y - wheeled.y];
  const [s1, c1] = [sine(stand.facing) / SINE_SCALE, cosine(stand.facing) / SINE_SCALE];
  const [s2, c2] = [sine(asFacing(to.facing)) / SINE_SCALE, cosine(asFacing(to.facing)) / SINE_SCALE];
  const both = s1 * c2 - s2 * c1;
  const before = Math.round((dx * c2 - dy * s2) / both);
  const after = Math.round((dy * s1 - dx * c1) / both);
  if (!Number.isFinite(before) || before < 0 || after < 0) return [];
  const ahead = (distance: number): MoveLeg[] =>
    distance > STRAIGHT_TOLERANCE ? [{ kind: 'advance', distance }] : [];
  return [[...ahead(before), wheel, ...ahead(after)]];
}

const near = (one: Pose, other: Pose): boolean =>
  Math.abs(one.x - other.x) <= STRAIGHT_TOLERANCE && Math.abs(one.y - other.y) <= STRAIGHT_TOLERANCE;
