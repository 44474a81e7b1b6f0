import { lengthWords, type Stand } from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { type JudgedMove, judgeMove, type LegalMove, type Move, type MoveTerms } from '../measure/move.ts';
import { chargeInReach, mayComeUp, refuseAdvance } from '../measure/orders.ts';
import { judgeMoveAfterMelee } from '../measure/retreat.ts';
import { areaAt, type PlacedCompany, type Situation, withStand } from '../measure/situation.ts';
import { onlyWheel, refuseWheels } from '../measure/wheel.ts';
import { areConnected, enemiesInRange } from '../measure/zone.ts';
import type { MoveAnswer, Way } from '../model/answers.ts';
import { isOnTable, placedOf, situationNow, standOf } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import type { Game } from '../model/game.ts';
import type { Group } from '../model/state.ts';
import * as S from '../model/state.ts';
import { refuseMoveAfterMelee, type TurnDeeds } from '../reckon/turn.ts';
import { LENGTHS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { doingsOf, isDue, standfastNow } from './doings.ts';
import { refuseToMove } from './groups.ts';
import { goTo, stand } from './losses.ts';
import { type MarchedWay, tellMarches } from './march-log.ts';

/** P-MOVE and P-CHARGE in play: moves of the companies of a group, judged and carried out (B1, B3, E1f, E2). */

/** A legal way of one company. */
interface LegalWay {
  readonly way: Way;
  readonly judged: LegalMove;
}

/** The conditions of a company's move other than its path. */
export function termsOf(
  game: Game,
  situation: Situation,
  company: CompanyId,
): MoveTerms & { readonly doings: TurnDeeds } {
  const { field, s } = game;
  const rule = standfastNow(field, s, company);
  return {
    doings: doingsOf(s, situation, company),
    battle: rule && { clause: rule.clause, sentence: rule.sentence },
    noCharge: refuseChargeByOrder(game, company),
  };
}

/** Why its command die keeps a company from charging (MM-E2g, MM-E2j); null if it does not. */
function refuseChargeByOrder({ s }: Game, company: CompanyId): Refusal | null {
  switch (resultOf(s.group, company)) {
    case S.MAY_NOT_CHARGE:
      return refused('R-MAY-NOT-CHARGE', 'MM-E2g', 'Cautious troops: by its command die it may not charge.');
    case S.NO_ADVANCE:
      return refused('R-NO-ADVANCE', 'MM-E2j', 'By its command die it may not advance, and so not charge.');
    default:
      return null;
  }
}

/** The effect of the command die on a company of the acting group. */
export function resultOf(group: Group | null, company: CompanyId): number {
  return group?.results[group.companies.indexOf(company)] ?? S.OBEY;
}

/** A way as the measuring rules take it. */
function moveOf({ legs, facing, target }: Way): Move {
  return {
    legs: legs.map((leg) => ({ facing: leg.facing, to: { x: leg.x, y: leg.y } })),
    facing,
    ...(target === null ? {} : { target }),
  };
}

/** Judges all ways of an answer, one after the other, each after the ones before (MM-B1b, MM-B1k, MM-E1f). */
export function judgeMoves(game: Game, answer: MoveAnswer): LegalWay[] | Refusal {
  const { field, s } = game;
  const group = s.group;
  if (!group) return refused('R-NOT-GROUP', 'MM-A5f', 'No group is acting.');
  let situation = situationNow(field, s);
  const marched: LegalWay[] = [];
  for (const way of answer.moves) {
    if (marched.some((each) => each.way.company === way.company))
      return refused('R-MOVED', 'MM-B1b', 'A company moves once: name it once.');
    const judged = judgeWay(game, situation, group, way);
    if (judged.refusal) return judged.refusal;
    marched.push({ way, judged });
    situation = standsNow(game, situation, way.company, judged.end);
  }
  return refuseApart(game, situation, group, marched) ?? marched;
}

/** The situation with a company standing elsewhere, or come on (MM-B1r). */
function standsNow({ field, s }: Game, situation: Situation, company: CompanyId, end: Stand): Situation {
  if (isOnTable(s, company)) return withStand(situation, company, end);
  return {
    ...situation,
    companies: [...situation.companies, { ...placedOf(field, s, company), stand: end }],
  };
}

/**
 * Judges the way of one company by everything that binds it: its order, its target, the fire around it (MM-A5f, MM-A5l,
 * MM-B3k, MM-C5g, MM-E2f, MM-E2g, MM-E2j).
 */
function judgeWay(game: Game, situation: Situation, group: Group, way: Way): JudgedMove {
  const { s } = game;
  const no = (refusal: Refusal): JudgedMove => ({ refusal, charge: null });
  if (!group.companies.includes(way.company) || s.status[way.company] === S.LOST)
    return no(refused('R-NOT-GROUP', 'MM-A5f', 'Only companies of the group that is acting move now.'));
  if (group.phase === S.AFTER_MELEE) return judgeAfterMelee(game, situation, way);
  if (!group.movers.includes(way.company)) return no(refuseUndeclared(game, situation, way.company));
  const mover = moverOf(game, situation, way);
  if ('code' in mover) return no(mover);
  const noWheel = refuseWheels(mover.stand, way.legs) ?? refuseNothing(mover, way);
  if (noWheel) return no(noWheel);
  const move = moveOf(way);
  const judged = judgeMove(situation, mover, move, termsOf(game, situation, way.company));
  if (judged.refusal) return judged;
  const against =
    refuseTarget(way, judged) ??
    refuseByOrder(game, situation, group, mover, move, judged) ??
    refuseInFire(situation, judged.end);
  return against ? { refusal: against, charge: judged.charge } : judged;
}

/** Why a way may not be without legs and without a turn (MM-B1d). */
function refuseNothing({ stand }: PlacedCompany, { legs, facing }: Way): Refusal | null {
  if (legs.length > 0 || facing !== stand.facing) return null;
  return refused('R-MOVED', 'MM-B1d', 'A move has a leg, or turns the company: this one does neither.');
}

/** Why a company that was not declared to move may not (P-MOVE 1): by default, because it was not declared. */
function refuseUndeclared({ field, s }: Game, situation: Situation, company: CompanyId): Refusal {
  return (
    refuseToMove(field, s, situation, company) ??
    refused('R-COMPULSORY', 'MM-E2r', 'It was not declared to move when the group was named.')
  );
}

/** The company at the start of its way: at its place, or at its place of entry (MM-B1r). */
function moverOf(
  { field, s }: Game,
  situation: Situation,
  { company, entry, legs }: Way,
): PlacedCompany | Refusal {
  const placed = placedOf(field, s, company);
  if (isOnTable(s, company)) {
    if (entry)
      return refused('R-OFF-TABLE', 'MM-B1r', 'It is on the table already: its way begins where it stands.');
    return placed;
  }
  const due = field.reinforcements.find((each) => each.companies.includes(company));
  if (!due || !isDue(field, s, company))
    return refused('R-BATTLE', 'MM-B1r', 'Its turn to come on has not come yet.');
  const within = (a: number, from: number, to: number): boolean =>
    a >= Math.min(from, to) && a <= Math.max(from, to);
  if (!entry || !within(entry.x, due.from.x, due.to.x) || !within(entry.y, due.from.y, due.to.y))
    return refused('R-OFF-TABLE', 'MM-B1r', 'It enters over its own stretch of the table’s edge.');
  const facing = legs[0]?.facing ?? 0;
  const arriving = { ...placed, stand: { ...placed.stand, ...entry, facing } };
  if (enemiesInRange(situation, arriving).length > 0)
    return refused(
      'R-BATTLE',
      'MM-B1r',
      `An enemy is within ${lengthWords(LENGTHS.meleeRange)} of that place: come on elsewhere, or later.`,
    );
  return arriving;
}

function refuseTarget({ target }: Way, { charge }: LegalMove): Refusal | null {
  if (target === null || charge?.entered.includes(target)) return null;
  return refused(
    'R-ZONE',
    'MM-B3k',
    `It enters the ${lengthWords(LENGTHS.meleeRange)} of another company first.`,
  );
}

/** The limits that the command die puts on a move (MM-E2f, MM-E2j, MM-E2y, MM-E2z). */
function refuseByOrder(
  game: Game,
  situation: Situation,
  group: Group,
  mover: PlacedCompany,
  move: Move,
  judged: LegalMove,
): Refusal | null {
  if (!judged.charge && isBoundToCharge(game, situation, mover))
    return refused('R-MUST-CHARGE', 'MM-E2w', 'Impetuous troops: it has to charge.');
  if (resultOf(group, mover.id) !== S.NO_ADVANCE) return null;
  const advance = refuseAdvance(situation, mover, move.legs, game.field.base[mover.side]);
  if (!advance) return null;
  // A detachment comes up into the line of the companies it has left, too (MM-E1g).
  const regiment = situation.companies.filter(
    ({ id }) => group.companies.includes(id) || group.left.includes(id),
  );
  const formed = game.field.switches.formedRegiments && mover.troops.canBeFormed;
  return formed && mayComeUp(situation, mover, regiment, judged.end) ? null : advance;
}

/**
 * True if the command die obliges a company to charge. It does as long as the company can reach an enemy, and
 * ends if another company's charge blocks its way (MM-E2w).
 */
export function isBoundToCharge(game: Game, situation: Situation, mover: PlacedCompany): boolean {
  if (resultOf(game.s.group, mover.id) !== S.MUST_CHARGE) return false;
  return chargeInReach(situation, mover, termsOf(game, situation, mover.id)) !== null;
}

/** A company that moves in a burning town must leave it (MM-C5g). */
function refuseInFire(situation: Situation, end: Stand): Refusal | null {
  const town = areaAt(situation, end, 'town');
  if (!town || !situation.burning.includes(town.id)) return null;
  return refused('R-BURNING', 'MM-C5g', 'The town is burning: its move has to end outside.');
}

/** A retreat or advance after melee (MM-B6f, MM-B6g), or of a company that could attack no enemy (MM-B6ag, MM-B6ak). */
function judgeAfterMelee(game: Game, situation: Situation, way: Way): JudgedMove {
  const { field, s } = game;
  const no = (refusal: Refusal): JudgedMove => ({ refusal, charge: null });
  const { company } = way;
  const doings = doingsOf(s, situation, company);
  const against = refuseMoveAfterMelee(doings) ?? (mayMoveAfter(game, company) ? null : heldAfterMelee());
  if (against) return no(against);
  const placed = placedOf(field, s, company);
  const noWheel = refuseWheels(placed.stand, way.legs) ?? refuseNothing(placed, way);
  if (noWheel) return no(noWheel);
  const kind = enemiesInRange(situation, placed).length > 0 ? 'retreat' : 'advance';
  const judged = judgeMoveAfterMelee(situation, placed, moveOf(way), kind, {
    doings: { ...doings, meleed: false },
  });
  if (judged.refusal) return no(judged.refusal);
  const burning = refuseInFire(situation, judged.end);
  return burning ? no(burning) : judged;
}

const heldAfterMelee = (): Refusal =>
  refused('R-MELEED', 'MM-B6f', 'Only a company that began in melee range and was not beaten moves now.');

/** True if a company may move in the last phase (MM-A5l, MM-B6f, MM-B6g, MM-B6h), which some battles forbid (MM-BAT3b). */
export function mayMoveAfter({ field, s }: Game, company: CompanyId): boolean {
  const has = (bit: number): boolean => S.has(s, company, bit);
  if (!isOnTable(s, company) || has(S.MOVED) || has(S.BEATEN) || !has(S.BEGAN_IN_MELEE)) return false;
  return (has(S.MELEED) || has(S.EXCUSED)) && standfastNow(field, s, company) === null;
}

/** When any has moved without charging, all of a formed group that did not charge have to be together (MM-E1f, MM-E1l). */
function refuseApart(
  game: Game,
  situation: Situation,
  group: Group,
  marched: readonly LegalWay[],
): Refusal | null {
  const { field, s } = game;
  if (!field.switches.formedRegiments || group.companies.length < 2 || group.phase === S.AFTER_MELEE)
    return null;
  const charged = (id: CompanyId): boolean =>
    S.has(s, id, S.CHARGED) ||
    marched.some(({ way, judged }) => way.company === id && judged.charge !== null);
  const moved = (id: CompanyId): boolean =>
    (S.has(s, id, S.MOVED) && !S.has(s, id, S.FELL_BACK)) ||
    marched.some(({ way, judged }) => way.company === id && !isTurn(way, judged));
  const rest = group.companies.filter((id) => !charged(id));
  if (!rest.some(moved)) return null;
  const there = situation.companies.filter(({ id }) => rest.includes(id));
  if (areConnected(there)) return null;
  return refused(
    'R-FORMED',
    'MM-E1f',
    'The companies that do not charge have to stay together, touching: move them in one order.',
  );
}

/** A way that goes nowhere is a turn on the spot, which is no move (MM-B1f, MM-E1f). */
function isTurn({ entry }: Way, { length, charge }: LegalMove): boolean {
  return length === 0 && charge === null && entry === null;
}

/** Carries out a legal answer. Returns true if a company has moved, and not only turned. */
export function march(game: Game, answer: MoveAnswer): boolean {
  const marched = judgeMoves(game, answer);
  if ('code' in marched) throw new RangeError(`An illegal move was given: ${marched.sentence}`);
  tellMarches(
    game,
    marched.flatMap((each) => carryOut(game, each) ?? []),
  );
  return marched.some(({ way, judged }) => !isTurn(way, judged));
}

/** The way a company moves that may not advance: other ways would be refused (MM-E2y, MM-E2z). */
function whitherByOrder(game: Game, { company, legs }: Way): string {
  const { field, s } = game;
  if (resultOf(s.group, company) !== S.NO_ADVANCE) return '';
  const placed = placedOf(field, s, company);
  const spots = legs.map(({ x, y, facing }) => ({ facing, to: { x, y } }));
  const advances = refuseAdvance(situationNow(field, s), placed, spots, field.base[placed.side]);
  return advances ? ' up into line' : ' sideways or back';
}

/**
 * Places a company at the end of its way, with the consequences: a target, or trampled crops. Null if it only
 * turned (MM-B1b, MM-B1r, MM-B3a, MM-B3k, MM-B3l, MM-B3m, MM-C7l).
 */
function carryOut(game: Game, { way, judged }: LegalWay): MarchedWay | null {
  const { field, s } = game;
  const { company } = way;
  if (isTurn(way, judged)) {
    stand(game, company, judged.end);
    return null;
  }
  S.mark(s, company, S.MOVED | (judged.roadMove ? S.ROAD_MOVE : 0) | (judged.charge ? S.CHARGED : 0));
  if (judged.charge) {
    s.target[company] = judged.charge.target;
    s.flank[company] = judged.charge.flank ? 1 : 0;
  }
  for (const id of judged.tramples) s.trampled[field.table.areas.findIndex((area) => area.id === id)] = 1;
  const whither = whitherByOrder(game, way);
  const from = way.entry
    ? { ...way.entry, facing: way.legs[0]?.facing ?? way.facing ?? 0 }
    : standOf(field, s, company);
  const wheels = onlyWheel(from, way.legs, way.facing);
  const went = goTo(game, company, judged.end, { legs: way.legs, from });
  return { company, charge: judged.charge, length: judged.length, wheels, whither, went };
}
