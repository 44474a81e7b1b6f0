import type { Question } from '@linstock/kernel';
import { endsStep, hexClicks, type Picked } from '@linstock/scene';
import { type Answer, type AnswerTo, parseAnswer } from '../answers.ts';
import { unitOf } from '../board.ts';
import { type Field, NONE } from '../field.ts';
import type { Looked } from '../game.ts';
import { rideHowever } from '../play/leaders/rides.ts';
import { comeTo } from '../play/movement/march.ts';
import { wayHowever } from '../play/movement/ways.ts';
import type { State } from '../state.ts';
import { commandOfBody, facingAt, leaderOfPiece, unitOfPiece } from './names.ts';

/** The clicks of one kind, as numbers. */
interface Clicked {
  readonly units: readonly number[];
  readonly leaders: readonly number[];
  readonly commands: readonly number[];
  readonly hexes: readonly number[];
  readonly face: number | null;
  readonly button: string | null;
}

/** The answer a person means who has clicked these, offered or not; null when they mean none (yet). */
export function meant(
  field: Field,
  s: State,
  { kind, side }: Question<Answer>,
  picks: readonly Picked[],
): Answer | null {
  if (endsStep(picks)) return ending(kind);
  const clicked = read(field, picks);
  const own = clicked.units.filter((unit) => unitOf(field, unit).side === side);
  switch (kind) {
    case 'turn': {
      const command = clicked.commands[0] ?? commandOfUnit(field, own[0]);
      if (clicked.leaders[0] !== undefined) return rideTo({ field, s }, clicked);
      return command === null ? null : { do: 'command', command };
    }
    case 'action':
    case 'gun-action':
      return inTurn({ field, s }, clicked, own);
    case 'retreat-hex': {
      const hex = clicked.hexes.at(-1);
      return own.length === 0 || hex === undefined ? null : { do: 'retreat', units: own.slice(0, 2), hex };
    }
    case 'reaction-fire':
      return own.length === 0 ? null : { do: 'react', units: own };
    case 'return-fire':
      return returned(clicked, own);
    default:
      return null;
  }
}

/** Each unit of one's own and the enemy clicked after it. */
function returned({ units }: Clicked, own: readonly number[]): Answer | null {
  const shots = own.flatMap((unit) => {
    const target = units[units.indexOf(unit) + 1];
    return target === undefined || own.includes(target) ? [] : [{ unit, target }];
  });
  return shots.length === 0 || shots.length < own.length ? null : { do: 'return-fire', shots };
}

function ending(kind: string): Answer | null {
  const ways: readonly Answer[] = [
    { do: 'done' },
    { do: 'stay' },
    { do: 'react', units: [] },
    { do: 'return-fire', shots: [] },
  ];
  return ways.find((answer) => parseAnswer(kind, answer) !== null) ?? null;
}

function commandOfUnit(field: Field, unit: number | undefined): number | null {
  if (unit === undefined) return null;
  const { command } = unitOf(field, unit);
  return command === NONE ? null : command;
}

function rideTo(game: Looked, { leaders, hexes }: Clicked): Extract<AnswerTo<'turn'>, { do: 'ride' }> | null {
  const [leader, hex] = [leaders[0], hexes.at(-1)];
  return leader === undefined || hex === undefined
    ? null
    : { do: 'ride', leader, path: [...rideHowever(game, leader, hex)] };
}

/** In an open turn: a shot at the enemy clicked, a move to the hex clicked by the cheapest way, or a turn. */
function inTurn(game: Looked, clicked: Clicked, own: readonly number[]): Answer | null {
  const [unit] = own;
  if (unit === undefined) return rideTo(game, clicked);
  const target = clicked.units.find((each) => !own.includes(each));
  if (target !== undefined) return { do: 'fire', unit, target };
  if (clicked.button === 'rally') return { do: 'rally', unit };
  const held = game.s.facing[unit] as number;
  const facing = clicked.face ?? held;
  if (clicked.hexes.some((hex) => hex !== game.s.at[unit])) {
    const path = wayThrough(game, unit, clicked.hexes).map((hex) => ({ hex, facing: held }));
    return { do: 'move', unit, path, facing };
  }
  return clicked.face === null ? null : { do: 'face', unit, facing };
}

/** The hexes of the cheapest way that goes by these one after another, the last of them its end. */
function wayThrough(game: Looked, unit: number, hexes: readonly number[]): number[] {
  const way: number[] = [];
  let { s } = game;
  for (const hex of hexes) {
    way.push(...wayHowever({ ...game, s }, unit, hex));
    s = comeTo(s, unit, hex, s.facing[unit] as number);
  }
  return way;
}

function read(field: Field, picks: readonly Picked[]): Clicked {
  const known = <T>(found: readonly (T | null)[]): T[] => found.filter((each) => each !== null);
  const { pieces, bodies, hexes, heading, button } = hexClicks(picks);
  return {
    units: known(pieces.map((piece) => unitOfPiece(field, piece))),
    leaders: known(pieces.map((piece) => leaderOfPiece(field, piece))),
    commands: known(bodies.map((body) => commandOfBody(field, body))),
    hexes,
    face: heading === null ? null : facingAt(heading),
    button,
  };
}
