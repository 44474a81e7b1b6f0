import { bearingTo, lengthWords, type Pose, type Thousandths, wayLength } from '@linstock/ground';
import {
  type Name,
  type Picked,
  type PickedAnswer,
  picksOfWays,
  type Strike,
  sentence,
  wheelWords,
} from '@linstock/scene';
import { allowedFor, goingOf } from '../measure/going.ts';
import { onlyWheel } from '../measure/wheel.ts';
import type { MoveAnswer, Way } from '../model/answers.ts';
import { companyId, nameOf, namesOf, placedOf, situationNow, standOf } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { does } from '../tables/naming.ts';
import { againstPick } from './buttons.ts';
import { strikesOf } from './strikes.ts';

/** A move as clicks and in words. */

/** The clicks for a move: each company with its way, and the enemies that it charges. */
export function moved(field: Field, s: State, answer: MoveAnswer): PickedAnswer {
  const { moves } = answer;
  const [first] = moves;
  const names = namesOf(
    field,
    moves.map(({ company }) => company),
  );
  const lengths = moves.map((way) => wayLength(spotsOf(field, s, way)));
  const longest = Math.max(0, ...lengths);
  const strikes = strikesOf(field, s, answer);
  return {
    picks: [
      ...moves.flatMap((way) => [
        ...picksOfWays([
          { piece: companyId(way.company), way: posesOf(way, standOf(field, s, way.company)) },
        ]),
        ...against(field, way),
      ]),
      // A click on the enemy means the charge.
      ...[...new Set(strikes.map(({ target }) => target))].map((piece) => ({ piece })),
    ],
    label: sentence(`${first ? deedOf(field, s, first, { names, longest, strikes }) : does(names, 'stay')}`),
    cost: Math.round(longest / 100) / 10,
    ...(first ? { of: limitOf(field, s, first) } : {}),
    path: first ? spotsOf(field, s, first).map((spot) => ({ spot })) : [],
    ...(strikes.length > 0 ? { strikes } : {}),
  };
}

/** The facts about a move other than its way. */
interface MoveFacts {
  readonly names: Name;
  readonly longest: number;
  readonly strikes: readonly Strike[];
}

/** `moves 6 inches ahead to the left, turning 22 degrees left`; `charges the 1st South Line in the flank, 5 inches`. */
function deedOf(field: Field, s: State, way: Way, { names, longest, strikes }: MoveFacts): string {
  const { legs, entry, facing } = way;
  if (strikes.length > 0) {
    const foes = strikes.map(({ target, where }) => `${nameOf(field, numberOf(target))} in the ${where}`);
    return `${does(names, 'charge')} ${[...new Set(foes)].join(' and ')}, ${lengthWords(longest, 1)}`;
  }
  const at = standOf(field, s, way.company);
  const end = legs.at(-1) ?? at;
  const wheels = onlyWheel(at, legs, facing);
  if (wheels !== null) return `${does(names, 'wheel')} ${wheelWords(wheels)}, ${lengthWords(longest, 1)}`;
  if (entry) return `${does(names, 'come')} on: ${lengthWords(longest, 1)}`;
  const turn = facing === at.facing ? '' : `, turning ${byDegrees(facing - at.facing)}`;
  const where = at.x === end.x && at.y === end.y ? '' : ` ${whither(bearingTo(at, end) - at.facing)}`;
  return `${does(names, 'move')} ${lengthWords(longest, 1)}${where}${turn}`;
}

/** A change of facing in tenths of a degree, in words: `about`, `22 degrees left`. */
export function byDegrees(by: number): string {
  const right = ((((by + 1800) % 3600) + 3600) % 3600) - 1800;
  const degrees = Math.round(Math.abs(right) / 10);
  return degrees === 180
    ? 'about'
    : `${degrees <= 1 ? '1 degree' : `${degrees} degrees`} ${right < 0 ? 'left' : 'right'}`;
}

const numberOf = (piece: string): number => Number(piece.slice(companyId(0).length - 1));

/** Sixteen, as eight would tell two ways by the same words that a player sees apart. */
const WHITHER = [
  'ahead',
  'ahead, a little to the right',
  'ahead to the right',
  'to the right, a little ahead',
  'to the right',
  'to the right, a little back',
  'back to the right',
  'back, a little to the right',
  'back',
  'back, a little to the left',
  'back to the left',
  'to the left, a little back',
  'to the left',
  'to the left, a little ahead',
  'ahead to the left',
  'ahead, a little to the left',
] as const;

/** The way of a turn in tenths of a degree, in words. */
function whither(turn: number): string {
  const point = Math.round((((turn % 3600) + 3600) % 3600) / 225) % WHITHER.length;
  return WHITHER[point] ?? 'ahead';
}

const against = (field: Field, { target }: Way): Picked[] =>
  target === null ? [] : [againstPick(field, target)];

function limitOf(field: Field, s: State, way: Way): number {
  const { troops } = placedOf(field, s, way.company);
  const situation = situationNow(field, s);
  const spots = spotsOf(field, s, way);
  return allowedFor(situation, troops, spots, goingOf(situation, troops, spots)).allowance / 1000;
}

function spotsOf(field: Field, s: State, way: Way): { x: Thousandths; y: Thousandths }[] {
  const from = way.entry ?? standOf(field, s, way.company);
  return [{ x: from.x, y: from.y }, ...way.legs.map(({ x, y }) => ({ x, y }))];
}

/** A way as poses: its entry, its legs, and a last pivot if it turns at the end, or on the spot. */
function posesOf({ entry, legs, facing }: Way, at: Pose): Pose[] {
  const last = legs.at(-1) ?? (entry ? undefined : at);
  const turn = last && last.facing !== facing ? [{ x: last.x, y: last.y, facing }] : [];
  const on = entry ? [{ ...entry, facing: legs[0]?.facing ?? facing }] : [];
  return [...on, ...legs.map(({ x, y, facing: towards }) => ({ x, y, facing: towards })), ...turn];
}
