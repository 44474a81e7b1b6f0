import {
  bearingTo,
  facingTo,
  gap,
  type Spot,
  type Stand,
  shortestSegments,
  span,
  spotAlong,
  spotOf,
  type Thousandths,
  type TenthDegrees,
} from '@linstock/ground';
import { isFlankAttack } from '../measure/zone.ts';
import { type MoveAnswer, movesAnswer, type Way } from '../model/answers.ts';
import { companyOf, isOnTable, standOf } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { has, MAY_NOT_CHARGE, NO_ADVANCE, SHOT } from '../model/state.ts';
import { judgeMoves, resultOf } from '../play/march.ts';
import { LENGTHS } from '../tables/index.ts';
import { meleeWorth } from './combat.ts';
import type { SideView } from './side-view.ts';

/** Charges worth trying: straight at an enemy, or round it into its flank (B3). */

/** A way into melee range of an enemy, not yet judged. */
interface PossibleCharge {
  readonly company: CompanyId;
  readonly foe: CompanyId;
  readonly flank: boolean;
  readonly spots: readonly Spot[];
  readonly facing: TenthDegrees;
  readonly worth: number;
}

/** Charges that are judged before a group gives up: the ways round, best on paper, are often barred. */
const MAX_JUDGED_CHARGES = 12;
/** Distance, from centre to centre, to the side of an enemy and just out of its range. */
const beside = (own: Stand, foe: Stand): number =>
  (own.frontage + foe.frontage) / 2 + LENGTHS.meleeRange + 150;
/** Distance into range at which a charge ends. */
const CHARGE_DEPTH = LENGTHS.sampleStep;
/**
 * Distance behind the middle of an enemy at which a flank charge hits, so that no corner is in front of its
 * front line.
 */
const FLANK_DEPTH = 100;
/** The corner of the way round an enemy's front: as far out, and as far ahead of its middle. */
const CORNER_OFFSET = { out: 8000, ahead: 3500 } as const;

/** The best charge of any of some movers that is worth more than this on average; null if there is none. */
export function bestCharge(view: SideView, movers: readonly CompanyId[], least: number): MoveAnswer | null {
  const strokes = movers.flatMap((id) => (isOnTable(view.s, id) ? strokesOf(view, id, least) : []));
  strokes.sort((a, b) => b.worth - a.worth);
  for (const stroke of strokes.slice(0, MAX_JUDGED_CHARGES)) {
    const answer = movesAnswer([wayOf(stroke)]);
    const judged = judgeMoves(view.game, answer);
    if ('code' in judged) continue;
    const charge = judged[0]?.judged.charge;
    if (charge?.target === stroke.foe && charge.flank === stroke.flank) return answer;
  }
  return null;
}

/** The companies of some movers that may yet charge for more than this, as far as one sees without measuring the ground. */
export function chargersAmong(view: SideView, movers: readonly CompanyId[], least: number): CompanyId[] {
  return movers.filter((id) => isOnTable(view.s, id) && strokesOf(view, id, least).length > 0);
}

function wayOf({ company, spots, facing }: PossibleCharge): Way {
  return { company, entry: null, legs: spots.map(({ x, y }) => ({ x, y, facing })), facing, target: null };
}

/** The ways of one company into melee that its move reaches and that are worth it. */
function strokesOf(view: SideView, company: CompanyId, least: number): PossibleCharge[] {
  const { abilities } = companyOf(view.field, company);
  const result = resultOf(view.s.group, company);
  if (!abilities.mayCharge || has(view.s, company, SHOT)) return [];
  if (result === NO_ADVANCE || result === MAY_NOT_CHARGE) return [];
  const own = standOf(view.field, view.s, company);
  return view.foes.flatMap(({ id }) => {
    const foe = standOf(view.field, view.s, id);
    const distance = gap(own, foe);
    if (distance > abilities.move + LENGTHS.meleeRange || distance <= LENGTHS.meleeRange) return [];
    const straight = straightAt(own, foe, distance, abilities.move);
    const ways = straight ? [{ ...straight, flank: isFlankAttack(entered(own, straight), foe) }] : [];
    for (const round of roundInto(own, foe, abilities.move)) ways.push({ ...round, flank: true });
    return ways.flatMap((way) => {
      const worth = meleeWorth(view, company, id, way.flank);
      return worth > least ? [{ ...way, company, foe: id, worth }] : [];
    });
  });
}

interface Path {
  readonly spots: readonly Spot[];
  readonly facing: TenthDegrees;
}

const entered = (own: Stand, { spots, facing }: Path): Stand => ({
  ...own,
  ...(spots.at(-1) ?? own),
  facing,
});

/** Along the line of closest points, into range with half an inch to spare. */
function straightAt(own: Stand, foe: Stand, distance: Thousandths, move: number): Path | null {
  const [from, to] = shortestSegments(own, foe).at(-1) ?? [own, foe];
  if (span(from, to) === 0) return null;
  const facing = bearingTo(from, to);
  const length = Math.min(move, Math.max(0, distance - LENGTHS.meleeRange + CHARGE_DEPTH));
  const step = { x: own.x + to.x - from.x, y: own.y + to.y - from.y };
  return { spots: [spotAlong(facingTo(own, facing), step, length)], facing };
}

/** Paths around an enemy to a place outside its front, then towards it: from either side and from behind. */
function roundInto(own: Stand, foe: Stand, move: number): Path[] {
  const paths: Path[] = [];
  const out = beside(own, foe);
  for (const side of [-1, 1]) {
    const beside = spotOf(foe, { right: side * out, ahead: 0 - FLANK_DEPTH });
    const inRange = spotOf(foe, { right: side * (out - CHARGE_DEPTH), ahead: 0 - FLANK_DEPTH });
    const corner = spotOf(foe, { right: side * CORNER_OFFSET.out, ahead: CORNER_OFFSET.ahead });
    const facing = bearingTo(beside, inRange);
    for (const spots of [
      [beside, inRange],
      [corner, beside, inRange],
    ])
      if (lengthOf(own, spots) <= move) paths.push({ spots, facing });
  }
  const behind = spotOf(foe, { right: 0, ahead: 0 - out });
  const inRange = spotOf(foe, { right: 0, ahead: CHARGE_DEPTH - out });
  const spots = [behind, inRange];
  if (lengthOf(own, spots) <= move) paths.push({ spots, facing: foe.facing });
  return paths;
}

function lengthOf(from: Spot, spots: readonly Spot[]): number {
  let sum = 0;
  let at = from;
  for (const spot of spots) {
    sum += span(at, spot);
    at = spot;
  }
  return sum;
}
