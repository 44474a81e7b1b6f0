import type { Hex } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import { endsStep, hexClicks, type Picked } from '@linstock/scene';
import { type Answer, parseAnswer } from '../model/answers.ts';
import { unitOf } from '../model/board.ts';
import { type CommandId, type Field, type LeaderId, NONE, type UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import { commandOfBody, leaderOfPiece, unitOfPiece } from '../model/names.ts';
import type { State } from '../model/state.ts';
import { chargeClicked } from './charging.ts';
import { facingsClicked } from './facing-clicks.ts';
import { type ClickedWay, marchClicked, readWay, rideClicked } from './stepping.ts';

/** The clicks of one kind, as numbers. */
interface ClickedNumbers {
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly commands: readonly CommandId[];
  readonly hexes: readonly Hex[];
  readonly button: string | null;
}

/** The answer a person means who has clicked these, offered or not; null if they mean none (yet). */
export function meant(
  field: Field,
  s: State,
  question: Question<Answer>,
  picks: readonly Picked[],
): Answer | null {
  const { kind, side } = question;
  if (endsStep(picks)) return ending(kind);
  const clicked = read(field, picks);
  const own = clicked.units.filter((unit) => unitOf(field, unit).side === side);
  switch (kind) {
    case 'turn': {
      const command = clicked.commands[0] ?? commandOfUnit(field, own[0]);
      const [leader] = clicked.leaders;
      if (leader !== undefined) return rideClicked({ field, s }, leader, clicked.hexes);
      return command === null ? null : { do: 'command', command };
    }
    case 'action':
    case 'gun-action':
      return chargeClicked({ field, s }, picks) ?? inTurn({ field, s }, clicked, own, readWay(picks));
    case 'go-on': {
      const march = s.moving && marchClicked({ field, s }, s.moving.unit, readWay(picks));
      return march && { do: 'go-on', ...march };
    }
    case 'facings':
      return facingsClicked({ field, s }, question, picks);
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
function returned({ units }: ClickedNumbers, own: readonly number[]): Answer | null {
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

function commandOfUnit(field: Field, unit: UnitId | undefined): CommandId | null {
  if (unit === undefined) return null;
  const { command } = unitOf(field, unit);
  return command === NONE ? null : command;
}

/** In an open turn: a shot at the enemy clicked, a march to the hexes clicked, or a turn. */
function inTurn(
  game: StateView,
  clicked: ClickedNumbers,
  own: readonly number[],
  way: ClickedWay,
): Answer | null {
  const [unit] = own;
  const [leader] = clicked.leaders;
  if (unit === undefined) return leader === undefined ? null : rideClicked(game, leader, clicked.hexes);
  const target = clicked.units.find((each) => !own.includes(each));
  if (target !== undefined) return { do: 'fire', unit, target };
  if (clicked.button === 'rally') return { do: 'rally', unit };
  const march = marchClicked(game, unit, way);
  if (march) return { do: 'move', unit, ...march };
  return way.facing === null ? null : { do: 'face', unit, facing: way.facing };
}

function read(field: Field, picks: readonly Picked[]): ClickedNumbers {
  const known = <T>(found: readonly (T | null)[]): T[] => found.filter((each) => each !== null);
  const { pieces, bodies, hexes, button } = hexClicks(picks);
  return {
    units: known(pieces.map((piece) => unitOfPiece(field, piece))),
    leaders: known(pieces.map((piece) => leaderOfPiece(field, piece))),
    commands: known(bodies.map((body) => commandOfBody(field, body))),
    hexes,
    button,
  };
}
