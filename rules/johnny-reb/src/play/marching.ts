import { gap, inches, type Pose, type TenthDegrees, type Thousandths } from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { placedOf, situationOf } from '../board.ts';
import type { Field } from '../field.ts';
import { poseAfter, sizeOf, standAt } from '../measure/footprint.ts';
import { grounded, refuseWay } from '../measure/march.ts';
import { sees } from '../measure/sight.ts';
import { enemiesOf, type Placed, type Situation } from '../measure/situation.ts';
import { unitOf } from '../naming.ts';
import { keepsToArrow } from '../reckon/arrow.ts';
import { type Approached, refuseClosing, refuseDisengaging } from '../reckon/disengaging.ts';
import { mayQuickMarch } from '../reckon/forming.ts';
import { type GroundedLeg, type Manner, type MoveLeg, reckonMove } from '../reckon/legs.ts';
import { allowance, horsePower, rateRow } from '../reckon/rates.ts';
import { refused } from '../refuse.ts';
import type { State } from '../state.ts';

/** A move as its owner states it, checked as a whole before its first leg (JR-6.2h, P10, D10, D12). */

/** A move. */
export interface Plan {
  readonly legs: readonly MoveLeg[];
  /** The arrow of a Move; null on any other order. */
  readonly arrow: TenthDegrees | null;
  /** Forming leaves it half a move (JR-4.7b). */
  readonly half: boolean;
  /** On Disengage (JR-6.7a). */
  readonly disengaging: boolean;
  /** The bonus roll of a quick march; null where it makes none (JR-6.4a). */
  readonly bonus: number | null;
}

/** What a plan comes to. */
export interface Considered {
  /** Where the front is at the start and after each leg. */
  readonly poses: readonly Pose[];
  readonly legs: readonly GroundedLeg[];
  readonly cost: number;
  readonly allowed: number;
  readonly disordered: boolean;
  readonly refused: Refusal | null;
}

/** So near must no visible enemy be in a quick march, and so near is who has to be left (JR-6.4a, JR-6.7a). */
const NEAR: Thousandths = inches(12);

/** Reckons a plan from where a unit stands, and says what forbids it. */
export function consider(field: Field, s: State, unit: number, plan: Plan): Considered {
  const situation = situationOf(field, s);
  const placed = placedOf(field, s, unit);
  const size = sizeOf(placed.stand);
  const manner = mannerOf(field, placed, plan);
  const poses: Pose[] = [{ ...placed.front, facing: placed.stand.facing }];
  const legs = plan.legs.map((leg) => {
    const from = poses.at(-1) as Pose;
    poses.push(poseAfter(from, size, leg));
    return grounded(field.table, manner.row, from, size, leg);
  });
  const power = isLimbered(placed) ? horsePower(s.horses[unit] as number, s.sections[unit] as number) : 1;
  const allowed = allowance(manner.row, plan.half, plan.bonus ?? 0) * power;
  const move = reckonMove(poses[0] as Pose, size, legs, manner, allowed);
  const wrong =
    refuseStart(placed, plan, power) ??
    move.refused ??
    firstOf(plan.legs, (leg, i) => refuseWay(situation, placed, poses[i] as Pose, leg)) ??
    refuseEnd(situation, placed, plan, poses);
  return { poses, legs, cost: move.cost, allowed, disordered: move.disordered, refused: wrong };
}

const isLimbered = ({ formation }: Placed): boolean => formation === 'limbered';

function mannerOf(field: Field, placed: Placed, { disengaging }: Plan): Manner {
  const { horseArtillery, quality } = unitOf(field, placed.listed);
  return { row: rateRow({ ...placed, horseArtillery }), quality, disengaging };
}

function firstOf<T>(all: readonly T[], ask: (each: T, i: number) => Refusal | null): Refusal | null {
  for (const [i, each] of all.entries()) {
    const found = ask(each, i);
    if (found) return found;
  }
  return null;
}

/** Why a unit may not even begin; null where it may. */
function refuseStart(placed: Placed, { legs, bonus }: Plan, power: number): Refusal | null {
  if (power === 0 && legs.length > 0) return refused('JR-11.4b', 'It has no horses to move with.');
  if (bonus !== null && !mayQuickMarch(placed))
    return refused('JR-6.4a', 'This formation or state cannot quick march.');
  return null;
}

/** What forbids the move by where it leads: the arrow, or enemies come near (JR-4.6a, JR-4.6c, JR-6.4a, JR-6.7a). */
function refuseEnd(
  situation: Situation,
  placed: Placed,
  { arrow, disengaging, bonus }: Plan,
  poses: readonly Pose[],
): Refusal | null {
  const [from, to] = [poses[0] as Pose, poses.at(-1) as Pose];
  if (poses.length === 1) return null;
  if (arrow !== null && !keepsToArrow(from, to, arrow))
    return refused('JR-4.6a', 'It goes off the arrow by more than 45 degrees.');
  const enemies = enemiesOf(situation, placed.side);
  const approached = (among: readonly Placed[]): Approached[] =>
    among.map(({ id, stand }) => ({
      id,
      before: gap(placed.stand, stand),
      after: gap(standAt(to, sizeOf(placed.stand)), stand),
    }));
  if (disengaging) return refuseDisengaging(approached(enemies).filter(({ before }) => before <= NEAR));
  if (placed.level === 'shaken') {
    const visible = enemies.filter((enemy) => sees(situation, placed, enemy));
    const wrong = refuseClosing(approached(visible));
    if (wrong) return wrong;
  }
  return bonus === null ? null : refuseQuickMarch(situation, placed, enemies, poses);
}

/** A quick march is over where a visible enemy is near at the start or after a leg (JR-6.4a). */
function refuseQuickMarch(
  situation: Situation,
  placed: Placed,
  enemies: readonly Placed[],
  poses: readonly Pose[],
): Refusal | null {
  const near = poses.some((pose) => {
    const there: Placed = { ...placed, front: pose, stand: standAt(pose, sizeOf(placed.stand)) };
    return enemies.some((enemy) => gap(there.stand, enemy.stand) <= NEAR && sees(situation, there, enemy));
  });
  return near ? refused('JR-6.4a', 'An enemy in sight is within 12 inches.') : null;
}
