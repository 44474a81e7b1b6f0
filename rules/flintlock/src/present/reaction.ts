import { type Hex, neighbour } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import { nth } from '@linstock/kernel';
import type { LaterReaction, Reacting, Reaction, Use } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import * as board from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import { signed } from '../model/names.ts';
import type { State } from '../model/state.ts';
import { mayReactTo } from '../play/fire/fire-law.ts';
import { bestReturns } from '../play/fire/return-fire.ts';
import { chanceOf, shotOf } from '../play/fire/shot.ts';
import { facingsOf } from '../play/movement/facing.ts';
import { comeTo } from '../play/movement/march.ts';
import { barTo, type Marcher, marcherOf, stopsIn } from '../play/movement/marcher.ts';
import { type ShotOccasion, shotLines, usesFirstVolley } from '../reckon/fire.ts';

/** A moment of Reaction Fire or Return Fire, for the screen (FL-11.13). */
export function reaction(
  field: Field,
  s: State,
  { kind, against, standing }: Question<Answer>,
): Reaction | null {
  const game = { field, s };
  if (kind === 'return-fire')
    return {
      ...{ path: [], later: [], asksAgain: true },
      next: 'They fire no more in this block. A unit that holds its fire may still fire at movement in this Activation.',
      acting: bestReturns(game).map(({ unit, target }) => acting(game, unit, target, 'return')),
    };
  if (kind !== 'reaction-fire' || against === undefined) return null;
  const marcher = s.moving?.unit === against ? marcherOf(game, against) : null;
  return {
    asksAgain: true,
    path: (s.moving?.path ?? [board.hexOfUnit(s, against)]).map((hex) => ({ hex })),
    next: nextOf(marcher),
    acting: (standing?.units ?? []).map(({ piece }) => acting(game, piece, against, 'movement')),
    later: marcher === null || stopsIn(marcher, marcher.start) ? [] : hexesAhead(marcher),
  };
}

function nextOf(marcher: Marcher | null): string {
  if (marcher === null)
    return 'It charges: it continues along its named path, and you are asked at each step.';
  if (stopsIn(marcher, marcher.start))
    return 'It must stop here. A unit that holds its fire can still fire at the next mover, or return fire.';
  const { points } = marcher;
  return points === 0
    ? 'It has no Movement Points left.'
    : `It may go on, with ${points} Movement Point${points === 1 ? '' : 's'}.`;
}

/** A shot with its modifiers, and what it uses up. */
function acting(game: StateView, unit: UnitId, target: UnitId, occasion: ShotOccasion): Reacting {
  const shot = shotOf(game, unit, target, occasion);
  const sums = shotLines(shot).map(({ label, value }) => `${label} ${signed(Number(value))}`);
  const hexes = `${shot.range} ${shot.range === 1 ? 'hex' : 'hexes'}`;
  return {
    piece: board.unitId(unit),
    target: board.unitId(target),
    why: [hexes, ...sums].join('; '),
    uses: usesOf(game, unit, shot.firer.firstVolley && usesFirstVolley(shot.firer)),
  };
}

/** The reaction of this Activation (FL-11.14a), the First Volley (FL-11.34e), and smoke afterwards (FL-11.41a). */
function usesOf({ field, s }: StateView, unit: UnitId, volley: boolean): Use[] {
  const uses: Use[] = [{ kind: 'reaction', label: 'its one reaction of this Activation' }];
  const { command, kind } = board.unitOf(field, unit);
  if (volley)
    uses.push({
      kind: 'volley',
      label:
        s.volley[command] === 'whole'
          ? `the First Volley of ${board.commandName(field, command)}`
          : 'the same First Volley: no more is used up',
    });
  if (kind === 'infantry') uses.push({ kind: 'smoke', label: 'smoke afterwards' });
  return uses;
}

/** The hexes the mover can enter next, and what may be fired at it there. */
function hexesAhead(marcher: Marcher): LaterReaction[] {
  const { game, start, points, costs } = marcher;
  const { map } = game.field;
  // Found before any is looked at: a look elsewhere forgets this one.
  const open = [0, 1, 2, 3, 4, 5].filter(
    (direction) => barTo(marcher, start, direction) === null && nth(costs, start * 6 + direction) <= points,
  );
  return open.map((direction) => aheadAt(marcher, neighbour(map, start, direction)));
}

function aheadAt({ game, unit, own }: Marcher, hex: Hex): LaterReaction {
  const { field, s } = game;
  const chances = new Map<number, { least: number; most: number }>();
  for (const facing of facingsOf(own.formation)) {
    const there = { field, s: comeTo(s, unit, hex, facing) };
    for (const firer of mayReactTo(there, unit)) {
      const chance = chanceOf(there, firer, unit, 'movement');
      const { least, most } = chances.get(firer) ?? { least: chance, most: chance };
      chances.set(firer, { least: Math.min(least, chance), most: Math.max(most, chance) });
    }
  }
  const all = Array.from(chances, ([firer, range]) => ({ piece: board.unitId(firer), ...range }));
  return { place: { hex }, name: board.hexName(field, hex), chances: all };
}
