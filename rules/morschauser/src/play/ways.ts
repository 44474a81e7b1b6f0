import {
  asFacing,
  FULL_TURN,
  rounded,
  type Spot,
  spotOnBearing,
  type Thousandths,
  type TenthDegrees,
} from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { facingTowards } from '../measure/aim.ts';
import { chargeInReach } from '../measure/orders.ts';
import { EDGE_BEARING } from '../measure/retreat.ts';
import type { Situation } from '../measure/situation.ts';
import { type MoveAnswer, movesAnswer, type Way } from '../model/answers.ts';
import { companyOf, isOnTable, nearestFoe, placedOf, standOf } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import type { Game } from '../model/game.ts';
import * as S from '../model/state.ts';
import { mustLeaveFire } from './fires.ts';
import { isBoundToCharge, judgeMoves, termsOf } from './march.ts';

/** Good candidates for moves on a free table. They do not limit the legal moves: any legal way is accepted. */

/** Parts of the allowance that are tried, in tenths. */
const ALLOWANCE_TENTHS = [10, 5, 2] as const;

/** The charge along the line of closest points that a company could make now; null if it reaches no enemy. */
export function straightCharge(game: Game, situation: Situation, company: CompanyId): MoveAnswer | null {
  const { field, s } = game;
  if (!isOnTable(s, company)) return null;
  const move = chargeInReach(situation, placedOf(field, s, company), termsOf(game, situation, company));
  if (!move) return null;
  const legs = move.legs.map(({ facing, to }) => ({ x: to.x, y: to.y, facing }));
  const way = { company, entry: null, legs, facing: move.facing ?? 0, target: move.target ?? null };
  const answer = movesAnswer([way]);
  return isLegal(game, answer) ? answer : null;
}

/** True if an answer is legal now. */
export function isLegal(game: Game, answer: MoveAnswer): boolean {
  return !('code' in judgeMoves(game, answer));
}

/** A straight way of a company by a step, turning to a facing first. */
export function straightWay(game: Game, company: CompanyId, to: Spot, facing: TenthDegrees): Way {
  return {
    company,
    entry: entryOf(game, company),
    legs: [{ x: to.x, y: to.y, facing }],
    facing,
    target: null,
  };
}

/** The middle of the stretch of edge where a reinforcement enters; null for companies on the table. */
function entryOf({ field, s }: Game, company: CompanyId): Spot | null {
  if (isOnTable(s, company)) return null;
  const due = field.reinforcements.find(({ companies }) => companies.includes(company));
  if (!due) return null;
  const along = due.companies.indexOf(company) + 1;
  const parts = due.companies.length + 1;
  return {
    x: due.from.x + rounded(((due.to.x - due.from.x) * along) / parts),
    y: due.from.y + rounded(((due.to.y - due.from.y) * along) / parts),
  };
}

/**
 * All movers together, each by the same step and with the same facing as before; null if one of them has not come on
 * yet.
 */
export function together(
  game: Game,
  movers: readonly CompanyId[],
  bearing: TenthDegrees,
  distance: Thousandths,
): MoveAnswer | null {
  const { field, s } = game;
  if (movers.some((id) => !isOnTable(s, id))) return null;
  const moves = inOrderOf(game, movers, bearing).map((id) => {
    const at = standOf(field, s, id);
    return straightWay(game, id, spotOnBearing(at, asFacing(bearing), distance), at.facing);
  });
  return movesAnswer(moves);
}

/** The foremost first, so that none ends its way on one that is still to move. */
function inOrderOf({ s }: Game, movers: readonly CompanyId[], bearing: TenthDegrees): number[] {
  const ahead = (id: CompanyId): number => {
    const far = spotOnBearing({ x: 0, y: 0 }, asFacing(bearing), 1000);
    return nth(s.x, id) * far.x + nth(s.y, id) * far.y;
  };
  return movers.toSorted((a, b) => ahead(b) - ahead(a));
}

/** A reinforcement comes straight on. */
export function entering(game: Game, company: CompanyId, distance: Thousandths): MoveAnswer | null {
  const { field } = game;
  const due = field.reinforcements.find(({ companies }) => companies.includes(company));
  const entry = entryOf(game, company);
  if (!due || !entry) return null;
  const facing = asFacing(EDGE_BEARING[due.edge] + 1800);
  return movesAnswer([straightWay(game, company, spotOnBearing(entry, facing, distance), facing)]);
}

/** Reinforcements of one stretch of the edge come straight on side by side, touching (MM-B1r, MM-E1f); null for all others. */
export function enteringTogether(
  game: Game,
  movers: readonly CompanyId[],
  distance: Thousandths,
): MoveAnswer | null {
  const { field, s } = game;
  const due = field.reinforcements.find(({ companies }) => movers.every((id) => companies.includes(id)));
  if (!due || movers.some((id) => isOnTable(s, id))) return null;
  const out = EDGE_BEARING[due.edge];
  const facing = asFacing(out + 1800);
  const middle = { x: rounded((due.from.x + due.to.x) / 2), y: rounded((due.from.y + due.to.y) / 2) };
  const moves = movers.map((company, i): Way => {
    const aside = rounded((i - (movers.length - 1) / 2) * companyOf(field, company).abilities.size.frontage);
    const entry = spotOnBearing(middle, asFacing(out + 900), aside);
    const legs = [{ ...spotOnBearing(entry, facing, distance), facing }];
    return { company, entry, legs, facing, target: null };
  });
  return movesAnswer(moves);
}

/** Bearings worth trying for a company: at the nearest enemy, ahead, back to its base, to either side. */
function bearingsFor({ field, s }: Game, company: CompanyId): number[] {
  const at = standOf(field, s, company);
  const foe = nearestFoe(field, s, company).id;
  const toFoe = foe === S.NONE ? at.facing : facingTowards(at, standOf(field, s, foe));
  const home = EDGE_BEARING[field.base[companyOf(field, company).side]];
  return [...new Set([toFoe, at.facing, home, asFacing(toFoe + 450), asFacing(toFoe - 450)])];
}

/** Moves worth offering for the companies of the acting group that have not moved. */
export function* movesOf(
  game: Game,
  situation: Situation,
  movers: readonly CompanyId[],
): Generator<MoveAnswer> {
  const told = new Set<string>();
  const isNew = (answer: MoveAnswer): boolean => {
    const key = JSON.stringify(answer.moves);
    if (told.has(key)) return false;
    told.add(key);
    return true;
  };
  for (const id of movers) {
    const charge = straightCharge(game, situation, id);
    if (charge && isNew(charge)) yield charge;
  }
  for (const answer of waysOutOfFire(game, movers)) if (isNew(answer)) yield answer;
  const [lead] = movers;
  if (lead === undefined) return;
  for (const answer of plainMoves(game, situation, movers, lead))
    if (isLegal(game, answer) && isNew(answer)) yield answer;
}

/** Angle between the bearings tried out of a burning town, in tenths of a degree; and parts of the move. */
const ROUND_ABOUT = 150;
const PARTS = 10;

/**
 * The shortest straight way out of a burning town on each bearing, for the movers that are in one: together,
 * then one by one (MM-C5g).
 */
export function* waysOutOfFire(game: Game, movers: readonly CompanyId[]): Generator<MoveAnswer> {
  const { field, s } = game;
  const inFire = movers.filter((id) => mustLeaveFire(field, s, id));
  if (inFire.length === 0) return;
  const bodies = movers.length > 1 ? [movers, ...inFire.map((id) => [id])] : [inFire];
  for (const body of bodies) {
    const least = Math.min(...body.map((id) => companyOf(field, id).abilities.move));
    for (let bearing = 0; bearing < FULL_TURN; bearing += ROUND_ABOUT)
      for (let part = 1; part <= PARTS; part++) {
        const answer = together(game, body, bearing, Math.floor((least * part) / PARTS));
        if (!answer || !isLegal(game, answer)) continue;
        yield answer;
        break;
      }
  }
}

function* plainMoves(
  game: Game,
  situation: Situation,
  movers: readonly CompanyId[],
  lead: CompanyId,
): Generator<MoveAnswer> {
  const { field, s } = game;
  const alone = !field.switches.formedRegiments || movers.length === 1;
  for (const id of alone ? movers : []) {
    const { move } = companyOf(field, id).abilities;
    for (const tenths of ALLOWANCE_TENTHS) {
      const on = isOnTable(s, id) ? null : entering(game, id, (move * tenths) / 10);
      if (on) yield on;
    }
    if (isOnTable(s, id) && !isBoundToCharge(game, situation, placedOf(field, s, id)))
      yield* singleMoves(game, id, move);
  }
  if (movers.length === 1) return;
  const least = Math.min(...movers.map((id) => companyOf(field, id).abilities.move));
  for (const tenths of ALLOWANCE_TENTHS) {
    const on = enteringTogether(game, movers, (least * tenths) / 10);
    if (on) yield on;
  }
  if (!isOnTable(s, lead)) return;
  for (const bearing of bearingsFor(game, lead))
    for (const tenths of ALLOWANCE_TENTHS) {
      const answer = together(game, movers, bearing, (least * tenths) / 10);
      if (answer) yield answer;
    }
}

function* singleMoves(game: Game, company: CompanyId, move: number): Generator<MoveAnswer> {
  const at = standOf(game.field, game.s, company);
  for (const bearing of bearingsFor(game, company))
    for (const tenths of ALLOWANCE_TENTHS) {
      const to = spotOnBearing(at, bearing, (move * tenths) / 10);
      yield movesAnswer([straightWay(game, company, to, at.facing)]);
    }
}

/** Retreats and advances worth offering in the last phase (MM-B6f, MM-B6g, MM-B6ad). */
export function* movesAfterMelee(game: Game, company: CompanyId): Generator<MoveAnswer> {
  const { move } = companyOf(game.field, company).abilities;
  for (const answer of singleMoves(game, company, move)) if (isLegal(game, answer)) yield answer;
}

/** A random legal move of one or all of the movers, or null if a few tries find none. */
export function randomMove(
  game: Game,
  movers: readonly CompanyId[],
  choose: (n: number) => number,
): MoveAnswer | null {
  const { field, s } = game;
  for (let tries = 0; tries < 4; tries++) {
    const id = movers[choose(movers.length)];
    if (id === undefined) return null;
    const { move } = companyOf(field, id).abilities;
    const distance = (1 + choose(10)) * Math.floor(move / 10);
    const facing = asFacing(standOf(field, s, id).facing + 150 * choose(3) * (choose(2) === 0 ? 1 : -1));
    const bearing = choose(2) === 0 ? facing : choose(3600);
    const answer = !isOnTable(s, id)
      ? entering(game, id, distance)
      : movers.length > 1 && choose(3) > 0
        ? together(game, movers, bearing, distance)
        : movesAnswer([
            straightWay(game, id, spotOnBearing(standOf(field, s, id), bearing, distance), facing),
          ]);
    if (answer && isLegal(game, answer)) return answer;
  }
  return null;
}
