import type { Command, Plans, Side } from '@linstock/kernel';
import { bodyId } from '../model/board.ts';
import type { CommandId, Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { gapOf, isAttacker, type SideView, sideViewOf, unitsOfCommand } from './side-view.ts';

/** The intent of a Command: close and Shock, stand off and fire, hold its ground, fall back. */
export type Intent = 'attack' | 'fire' | 'hold' | 'retire';

/** Hexes within which a defender's unbroken Command attacks with fire. */
const WITHIN_FIRE = 4;
/** Hexes within which a defender's horse rides at the enemy. */
const WITHIN_CHARGE = 5;

/** Every intent there is. */
export const INTENTS: readonly Intent[] = ['attack', 'fire', 'hold', 'retire'];

/**
 * The plans worth trying for each Command of a side, the most likely first. A Command in good order attacks together
 * with all the others, because a battle is lost piecemeal. More plans made the captain weaker: the luck of playouts
 * chose among them.
 */
export function commandsOf(field: Field, s: State, side: Side): Command[] {
  const view = sideViewOf(field, s, side);
  return field.armies[side].commands
    .filter((command) => unitsOfCommand(view, command).length > 0)
    .map((command) => ({ body: bodyId(command), plans: isSpent(view, command) ? SPENT : SOUND }));
}

const SOUND: readonly Intent[] = ['attack'];
const SPENT: readonly Intent[] = ['retire', 'attack'];

/** The intent of a Command by these plans, or its natural one. */
export function intentOf(view: SideView, command: CommandId, plans: Plans): Intent {
  return (plans[bodyId(command)] as Intent | undefined) ?? naturalIntent(view, command);
}

function naturalIntent(view: SideView, command: CommandId): Intent {
  if (isSpent(view, command)) return 'retire';
  const units = unitsOfCommand(view, command);
  const militia = units.some(({ militia }) => militia);
  if (isAttacker(view.field, view.s, view.side)) return militia ? 'fire' : 'attack';
  const gap = gapOf(view, command);
  if (units.every(({ kind }) => kind === 'cavalry')) return gap <= WITHIN_CHARGE ? 'attack' : 'hold';
  return gap <= WITHIN_FIRE ? 'fire' : 'hold';
}

/** True if a Command has the lowest Shock Status, and most of it Disordered: it must come out. */
function isSpent(view: SideView, command: CommandId): boolean {
  if (S.statusOf(view.s, command) !== 'Poor') return false;
  const units = unitsOfCommand(view, command);
  return units.filter(({ id }) => view.s.disordered[id] === 1).length * 2 > units.length;
}
