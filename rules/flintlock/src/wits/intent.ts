import type { Command, Plans, Side } from '@linstock/kernel';
import { bodyId } from '../board.ts';
import type { Field } from '../field.ts';
import * as S from '../state.ts';
import type { State } from '../state.ts';
import { type Eye, gapOf, isAttacker, look, unitsOf } from './eye.ts';

/** What a Command means to do: close and Shock, stand off and fire, hold its ground, fall back. */
export type Intent = 'attack' | 'fire' | 'hold' | 'retire';

/** Hexes within which a defender's Command that is sound goes at the enemy with fire. */
const WITHIN_FIRE = 4;
/** Hexes within which a defender's horse rides at the enemy. */
const WITHIN_CHARGE = 5;

/** The plans worth thinking about for each Command of a side, the natural one first. */
export function commandsOf(field: Field, s: State, side: Side): Command[] {
  const eye = look(field, s, side);
  return field.armies[side].commands
    .filter((command) => unitsOf(eye, command).length > 0)
    .map((command) => {
      const natural = naturalIntent(eye, command);
      const others = (['attack', 'fire', 'hold', 'retire'] as const).filter((plan) => plan !== natural);
      return { body: bodyId(command), plans: [natural, ...others] };
    });
}

/** What a Command means to do by these plans, or what comes naturally to it. */
export function intentOf(eye: Eye, command: number, plans: Plans): Intent {
  return (plans[bodyId(command)] as Intent | undefined) ?? naturalIntent(eye, command);
}

function naturalIntent(eye: Eye, command: number): Intent {
  const units = unitsOf(eye, command);
  const poor =
    isPoor(eye.s, command) && units.filter(({ id }) => eye.s.disordered[id] === 1).length * 2 > units.length;
  if (poor) return 'retire';
  const militia = units.some(({ militia }) => militia);
  if (isAttacker(eye.field, eye.s, eye.side)) return militia ? 'fire' : 'attack';
  const gap = gapOf(eye, command);
  if (units.every(({ kind }) => kind === 'cavalry')) return gap <= WITHIN_CHARGE ? 'attack' : 'hold';
  return gap <= WITHIN_FIRE ? 'fire' : 'hold';
}

/** Whether the Shock Status of a Command is the lowest. */
const isPoor = (s: State, command: number): boolean => S.statusOf(s, command) === 'Poor';
