import { type Hex, neighbour } from '@linstock/ground';
import { last, nth, type Provocation } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { AnswerTo } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { type Game, type Play, type QuestionOf, type StateView, settle } from '../../model/game.ts';
import type { MoveUnderWay } from '../../model/state.ts';
import * as S from '../../model/state.ts';
import { markActed, waitingUnits } from '../activations/actor.ts';
import type { Decision } from '../activations/decision.ts';
import { mayReactTo } from '../fire/fire-law.ts';
import { chanceOf } from '../fire/shot.ts';
import { refuseEnd, refuseMarch } from './march-law.ts';
import { barTo, facingsIn, type Marcher, marcherOf, refuseMarcher, roomIn, stopsIn } from './marcher.ts';
import { endMarch, walk } from './walk.ts';
import { type March, marchesOf } from './ways.ts';

/** A move, step by step (FL-7). */
export const move: Decision<'move'> = {
  *options(game) {
    for (const unit of waitingUnits(game))
      yield* marchesOf(game, unit).map((march) => ({ do: 'move' as const, unit, ...march }));
  },
  refuse: (game, { unit, ...march }) =>
    refuseMarcher(game, unit) ?? refuseMarch(marcherOf(game, unit), march),
  sample(game, choose) {
    const units = waitingUnits(game);
    const unit = units.length === 0 ? S.NONE : nth(units, choose(units.length));
    if (unit === S.NONE || refuseMarcher(game, unit) !== null) return null;
    const march = straggle(marcherOf(game, unit), choose);
    return march && { do: 'move', unit, ...march };
  },
  provokes: (game, { unit, path }) => provokedBy(game, unit, path),
  *carryOut(game, { unit, ...march }) {
    const { field, s } = game;
    if (board.unitOf(field, unit).kind === 'artillery') s.limbered[unit] = 1; // FL-5.6c
    s.smoke[unit] = 0; // FL-11.42b
    markActed(game, unit, S.MOVED);
    yield* walk(game, { unit, spent: 0, path: [board.hexOfUnit(s, unit)] }, march);
  },
};

/** The units that a move offers a shot, step by step (FL-11.13e). */
export function provokedBy(game: StateView, unit: UnitId, path: March['path']): Provocation[] {
  return path.flatMap(({ hex, facing }, step) =>
    provokedAt({ field: game.field, s: comeTo(game.s, unit, hex, facing) }, unit, step),
  );
}

/** The units that may fire at one that has just entered its hex with a step. */
export function provokedAt(there: StateView, unit: UnitId, step: number): Provocation[] {
  return mayReactTo(there, unit).map((piece): Provocation => {
    return { step, piece, kind: 'reaction-fire', chance: chanceOf(there, piece, unit, 'movement') };
  });
}

/** The position after a unit has entered a hex. */
export function comeTo(s: S.State, unit: UnitId, hex: Hex, facing: number): S.State {
  const after = {
    ...s,
    at: s.at.with(unit, hex),
    facing: s.facing.with(unit, facing),
    height: [...s.height],
  };
  board.putOnTop(after, unit);
  return after;
}

/** A move that Reaction Fire stopped continues, or ends on the spot (FL-11.13l). */
export function* goOn(game: Game): Play {
  const { moving } = game.s;
  if (moving === null) return;
  const answer = yield* settle(goOnQuestion(game, moving));
  if (answer.do === 'halt') endMarch(game, answer.facing);
  else yield* walk(game, moving, answer);
}

function goOnQuestion(game: Game, { unit }: MoveUnderWay): QuestionOf<'go-on'> {
  const { field, s } = game;
  const name = () => board.unitName(field, unit);
  return {
    side: s.active,
    kind: 'go-on',
    clause: 'FL-11.13l',
    stable: true,
    prompt: () => `${sentence(name())} was fired at on its way. Does it go on, or end its move here?`,
    options: () => [...haltsOf(game, unit), ...furtherOf(game, unit)],
    refuse: (answer) =>
      answer.do === 'halt'
        ? refuseHalt(game, unit, answer.facing)
        : refuseMarch(marcherOf(game, unit), answer),
    sample: (choose) => {
      const halts = haltsOf(game, unit);
      const further = halts.length > 0 && choose(2) === 0 ? null : straggle(marcherOf(game, unit), choose);
      if (further) return { do: 'go-on', ...further };
      const ways = halts.length > 0 ? halts : furtherOf(game, unit);
      return nth(ways, choose(ways.length));
    },
    provokes: (answer) => (answer.do === 'go-on' ? provokedBy(game, unit, answer.path) : []),
  };
}

function refuseHalt(game: StateView, unit: UnitId, facing: number) {
  const { s } = game;
  return refuseEnd(marcherOf(game, unit), board.hexOfUnit(s, unit), board.facingOfUnit(s, unit), facing);
}

function haltsOf(game: StateView, unit: UnitId): AnswerTo<'go-on'>[] {
  const marcher = marcherOf(game, unit);
  if (roomIn(marcher, marcher.start) !== 'to end') return [];
  return facingsIn(marcher, marcher.start).map((facing) => ({ do: 'halt', facing }));
}

function furtherOf(game: StateView, unit: UnitId): AnswerTo<'go-on'>[] {
  return marchesOf(game, unit).map((march) => ({ do: 'go-on', ...march }));
}

/** A random march, more or less in one direction, often to the unit's front; null if the first step is barred. */
function straggle(marcher: Marcher, choose: (n: number) => number): March | null {
  const { game, unit, costs, points } = marcher;
  if (points < 1) return null;
  const ahead = board.facingOfUnit(game.s, unit) >> 1;
  const heading = choose(2) === 0 ? ahead : choose(6);
  const hexes = [marcher.start];
  let ends = 0;
  for (let left = 1 + choose(points); ; ) {
    const hex = last(hexes);
    const direction = (heading + 5 + choose(3)) % 6;
    if ((hexes.length > 1 && stopsIn(marcher, hex)) || barTo(marcher, hex, direction) !== null) break;
    left -= nth(costs, hex * 6 + direction);
    if (left < 0) break;
    const to = neighbour(game.field.map, hex, direction);
    hexes.push(to);
    if (roomIn(marcher, to) === 'to end') ends = hexes.length;
  }
  if (ends === 0) return null;
  const facings = facingsIn(marcher, nth(hexes, ends - 1));
  const facing = nth(facings, choose(facings.length));
  return { path: hexes.slice(1, ends).map((hex) => ({ hex, facing })), facing };
}
