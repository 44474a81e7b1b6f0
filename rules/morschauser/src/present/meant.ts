import { gap, overlap, type Stand, span, type TenthDegrees, type Thousandths } from '@linstock/ground';
import { last, type Question } from '@linstock/kernel';
import { endsStep, includesPick, type Picked, piecesPicked, waysOfPicks } from '@linstock/scene';
import { facingTowards } from '../measure/aim.ts';
import { wheelsMarked } from '../measure/wheel.ts';
import { type Answer, movesAnswer, parseAnswer, type Way } from '../model/answers.ts';
import {
  companyId,
  companyOf,
  generalId,
  generalStand,
  isOnTable,
  situationNow,
  standOf,
} from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import { thought } from '../model/game.ts';
import { ACTED_LAST, has, type State } from '../model/state.ts';
import { DONE } from '../play/done.ts';
import { freeToMove } from '../play/groups.ts';
import { changesNothing, rideTo } from '../play/rides.ts';
import { turnedShot } from '../play/shots.ts';
import { workAt } from '../play/work-sites.ts';
import { WEAPONS } from '../tables/index.ts';
import { againstPick, LAY_OUT_REST, STAND_FAST, workOf } from './buttons.ts';
import { entryFor } from './reinforcements.ts';

/** The clicked path of one company. */
interface ClickedCompany {
  readonly company: CompanyId;
  readonly poses: readonly {
    readonly x: Thousandths;
    readonly y: Thousandths;
    readonly facing: TenthDegrees;
  }[];
}

/** The answer a person means who has clicked these, offered or not; null if they mean none (yet). */
export function meant(
  field: Field,
  s: State,
  question: Question<Answer>,
  picks: readonly Picked[],
): Answer | null {
  const companies = companiesIn(field, picks);
  const own = companies.filter((id) => field.companies[id]?.side === question.side);
  const foes = companies.filter((id) => field.companies[id]?.side !== question.side);
  const [lead] = own;
  if (endsStep(picks)) return parseAnswer(question.kind, DONE);
  switch (question.kind) {
    case 'place':
      return placing(field, s, picks);
    case 'act':
      return (
        works(field, s, picks) ??
        rides(field, s, picks) ??
        lastTurn(field, s, picks) ??
        activation(field, s, own, picks)
      );
    case 'shoot':
    case 'shoot-after':
      return shot(field, s, lead, foes[0], picks) ?? ways(field, s, picks);
    case 'move':
    case 'move-after':
      return ways(field, s, picks);
    case 'melee':
      return lead === undefined || foes[0] === undefined
        ? ways(field, s, picks)
        : { do: 'melee', company: lead, target: foes[0] };
    case 'pursue':
      return pursuit(field, s, question, picks);
    case 'rout':
    case 'morale':
    case 'rally':
      return named(question.kind, lead, picks);
    default:
      return null;
  }
}

/** A company named for an act on the spot: setting it down elsewhere means nothing. */
function named(
  kind: 'rout' | 'morale' | 'rally',
  company: CompanyId | undefined,
  picks: readonly Picked[],
): Answer | null {
  if (company === undefined || picks.some((pick) => 'leg' in pick)) return null;
  return { do: kind === 'morale' ? 'test' : kind, company };
}

/** The companies clicked, in order. */
function companiesIn(field: Field, picks: readonly Picked[]): number[] {
  return piecesPicked(picks).flatMap((piece) => companyOfPiece(field, piece) ?? []);
}

/** The first general clicked. */
function generalIn(field: Field, picks: readonly Picked[]): number | undefined {
  const pieces = piecesPicked(picks);
  return field.generals.find(({ id }) => pieces.includes(generalId(id)))?.id;
}

const companyOfPiece = (field: Field, piece: string): number | null =>
  field.companies.find(({ id }) => companyId(id) === piece)?.id ?? null;

/**
 * The answer of a general who rides to another place, clicked or drawn. A click on his own place means something only if he
 * joins a company there (MM-B1q).
 */
function rides(field: Field, s: State, picks: readonly Picked[]): Answer | null {
  const general = generalIn(field, picks);
  const [way] = waysOfPicks(picks, () => generalStand(s, general ?? 0));
  const spots = picks.flatMap((pick) => ('spot' in pick ? [pick.spot] : []));
  const [to, ...back] = (spots.length > 0 ? spots : (way?.way ?? [])).map(({ x, y }) => ({ x, y })).reverse();
  if (general === undefined || !to) return null;
  if (changesNothing(thought(field, s), { do: 'general', general, ...to })) return null;
  // If only the destination is named, the general chooses the way.
  if (back.length === 0) return rideTo(thought(field, s), situationNow(field, s), general, to);
  return { do: 'general', general, ...to, via: back.reverse() };
}

/**
 * The answer of engineers who begin a work at the clicked place, or at the end of a drag, with their facing
 * there (MM-E7k).
 */
function works(field: Field, s: State, picks: readonly Picked[]): Answer | null {
  const [named] = picks.flatMap((pick) => ('button' in pick ? (workOf(pick.button) ?? []) : []));
  if (!named) return null;
  const [carried] = clickedWays(field, s, picks);
  const pose = carried?.poses.at(-1);
  if (pose) return { do: 'work', ...named, x: pose.x, y: pose.y, facing: pose.facing };
  const [spot] = picks.flatMap((pick) => ('spot' in pick ? [pick.spot] : []));
  if (!spot) return null;
  return workAt(thought(field, s), situationNow(field, s), { do: 'work', ...named, x: spot.x, y: spot.y });
}

/**
 * The answer of a company that has just acted and is turned where it stands (MM-B1f). One set down elsewhere means to stay
 * as it faces, whose refusal is then shown.
 */
function lastTurn(field: Field, s: State, picks: readonly Picked[]): Answer | null {
  const [only, ...more] = clickedWays(field, s, picks);
  if (!only || more.length > 0 || !has(s, only.company, ACTED_LAST)) return null;
  const { x, y, facing } = standOf(field, s, only.company);
  const stays = only.poses.every((pose) => pose.x === x && pose.y === y);
  return { do: 'pivot', company: only.company, facing: stays ? last(only.poses).facing : facing };
}

function activation(
  field: Field,
  s: State,
  companies: readonly CompanyId[],
  picks: readonly Picked[],
): Answer | null {
  if (companies.length === 0) return null;
  const stands = includesPick(picks, STAND_FAST);
  const free = stands ? [] : freeToMove(field, s, situationNow(field, s), companies);
  // Dragging companies that may not move means a move, whose refusal is then shown.
  const carried = picks.some((pick) => 'leg' in pick);
  const movers = carried && free.length === 0 ? [...companies] : free;
  return { do: 'activate', companies: [...companies], movers };
}

function shot(
  field: Field,
  s: State,
  company: CompanyId | undefined,
  foe: number | undefined,
  picks: readonly Picked[],
): Answer | null {
  const general = generalIn(field, picks);
  if (company === undefined || (foe === undefined && general === undefined)) return null;
  const weapons = field.companies[company]?.abilities.weapons ?? [];
  const named = WEAPONS.find((weapon) => picks.some((pick) => 'button' in pick && pick.button === weapon));
  const weapon = named ?? weapons.at(-1)?.weapon ?? 'musket';
  const stand = standOf(field, s, company);
  const at = foe !== undefined && isOnTable(s, foe) ? 'company' : 'general';
  const target = at === 'company' ? foe : general;
  if (target === undefined) return null;
  const unturned = { do: 'shoot', company, weapon, at, target } as const;
  // A shooter that is turned first keeps that facing.
  const turned = clickedWays(field, s, picks)
    .find((each) => each.company === company)
    ?.poses.at(-1);
  if (turned?.x === stand.x && turned.y === stand.y) return { ...unturned, facing: turned.facing };
  const aim = at === 'company' ? standOf(field, s, target) : generalStand(s, target);
  return (
    turnedShot(thought(field, s), situationNow(field, s), unturned) ?? {
      ...unturned,
      facing: facingTowards(stand, aim),
    }
  );
}

/**
 * The answer of a pursuer put in a place, into the enemy clicked or the nearest there that it may attack
 * (MM-E8c).
 */
function pursuit(
  field: Field,
  s: State,
  question: Question<Answer>,
  picks: readonly Picked[],
): Answer | null {
  const [pursuer] = clickedWays(field, s, picks);
  if (!pursuer) return null;
  const end = endOf(field, pursuer);
  const { x, y, facing } = end;
  const foes = field.companies.filter(({ id, side }) => side !== question.side && isOnTable(s, id));
  const answers = foes
    .map(({ id }) => ({ id, far: gap(end, standOf(field, s, id)) }))
    .sort((one, other) => one.far - other.far)
    .map(({ id }) => ({ do: 'pursue' as const, target: id, x, y, facing }));
  const clicked = companiesIn(field, picks).find((id) => foes.some((foe) => foe.id === id));
  const meant = answers.find((answer) =>
    clicked === undefined ? question.refuse(answer) === null : answer.target === clicked,
  );
  return meant ?? answers[0] ?? null;
}

/** Companies with poses after them: a move, or a pivot if they only turn. */
export function ways(field: Field, s: State, picks: readonly Picked[]): Answer | null {
  const clicked = clickedWays(field, s, picks);
  const [first, ...more] = clicked;
  if (!first) return null;
  const { x, y } = standOf(field, s, first.company);
  const [only, ...legs] = first.poses;
  if (more.length === 0 && legs.length === 0 && only?.x === x && only.y === y)
    return { do: 'pivot', company: first.company, facing: only.facing };
  const moves = inOrder(field, s, clicked).map((each) => wayOf(field, s, each, picks));
  return movesAnswer(moves.some(({ entry }) => entry) ? moves : wheeling(field, s, moves));
}

/** The same ways, the legs in which all wheel about one place marked as wheels. */
function wheeling(field: Field, s: State, moves: readonly Way[]): Way[] {
  const stands = moves.map(({ company }) => standOf(field, s, company));
  const marked = wheelsMarked(
    stands,
    moves.map(({ legs }) => legs),
  );
  return moves.map((way, i) => ({ ...way, legs: marked[i] ?? way.legs }));
}

/**
 * The companies in an order of moves, the foremost first, those with a free place before others. Moves are
 * made one by one, so none may move over a company ahead of it or end on one that has not moved yet.
 */
function inOrder(field: Field, s: State, clicked: readonly ClickedCompany[]): ClickedCompany[] {
  const ahead = ({ company, poses }: ClickedCompany): number => {
    const [at, to] = [standOf(field, s, company), poses.at(-1) ?? standOf(field, s, company)];
    const way = span(at, to);
    return way === 0 ? 0 : (at.x * (to.x - at.x) + at.y * (to.y - at.y)) / way;
  };
  const left = clicked.toSorted((one, other) => ahead(other) - ahead(one));
  const ordered: ClickedCompany[] = [];
  while (left.length > 0) {
    const free = left.findIndex((each) =>
      left.every((other) => other === each || !overlap(endOf(field, each), standOf(field, s, other.company))),
    );
    ordered.push(...left.splice(Math.max(0, free), 1));
  }
  return ordered;
}

function endOf(field: Field, { company, poses }: ClickedCompany): Stand {
  return {
    ...last(poses),
    ...companyOf(field, company).abilities.size,
  };
}

function clickedWays(field: Field, s: State, picks: readonly Picked[]): ClickedCompany[] {
  const stands = (piece: string): Stand | null => {
    const company = companyOfPiece(field, piece);
    return company === null || !isOnTable(s, company) ? null : standOf(field, s, company);
  };
  return waysOfPicks(picks, stands).flatMap(({ piece, way }) => {
    const company = companyOfPiece(field, piece);
    return company === null ? [] : [{ company, poses: way }];
  });
}

/** Companies of one regiment, each with a pose: its place at the start (MM-BAT1f). */
function placing(field: Field, s: State, picks: readonly Picked[]): Answer | null {
  if (includesPick(picks, LAY_OUT_REST)) return { do: 'rest' };
  const clicked = clickedWays(field, s, picks);
  const regiment = field.companies[clicked[0]?.company ?? -1]?.regiment;
  if (regiment === undefined) return null;
  const at = (field.regiments[regiment]?.companies ?? []).flatMap((id) => {
    const pose = clicked.find(({ company }) => company === id)?.poses.at(-1);
    return pose ? [pose] : [];
  });
  return at.length > 0 ? { do: 'place', regiment, at } : null;
}

/**
 * The path of a company. One that waits next to the table enters by the shortest path, unless its path begins
 * on its stretch of edge.
 */
function wayOf(field: Field, s: State, { company, poses }: ClickedCompany, picks: readonly Picked[]): Way {
  const [first, ...rest] = poses;
  const entry = first && !isOnTable(s, company) ? entryFor(field, company, first) : null;
  const begins = entry !== null && rest.length > 0 && entry.x === first?.x && entry.y === first.y;
  const legs = begins ? rest : [...poses];
  const [before, last] = [legs.at(-2), legs.at(-1)];
  const turns = before !== undefined && last !== undefined && before.x === last.x && before.y === last.y;
  const own = picksOf(picks, companyId(company));
  const target = field.companies.find(({ id }) => includesPick(own, againstPick(field, id)));
  return {
    company,
    entry,
    legs: turns ? legs.slice(0, -1) : legs,
    facing: last?.facing ?? s.facing[company] ?? 0,
    target: target?.id ?? null,
  };
}

/** The picks that belong to one piece: from it to the next piece of those that move. */
function picksOf(picks: readonly Picked[], piece: string): readonly Picked[] {
  const moving = picks.flatMap((pick) => ('leg' in pick ? [pick.of] : []));
  const from = picks.findIndex((pick) => 'piece' in pick && pick.piece === piece);
  const length = picks
    .slice(from + 1)
    .findIndex((pick) => 'piece' in pick && pick.piece !== piece && moving.includes(pick.piece));
  return length < 0 ? picks.slice(from) : picks.slice(from, from + 1 + length);
}
