import { agreeingForm } from '@linstock/scene';
import { touch } from '../measure/zone.ts';
import { companyId, inMelee, isOnTable, namesOf, situationNow, standOf } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { emit, type Game, type Play } from '../model/game.ts';
import type { Group } from '../model/state.ts';
import * as S from '../model/state.ts';
import { does } from '../tables/naming.ts';
import { command } from './command.ts';
import { melees } from './fighting.ts';
import { shootAfter, shootFirst } from './firing.ts';
import { moveAfter, moves } from './moving.ts';
import { isDecided } from './victory.ts';

/** A group acts: command, then the five phases P1 to P5 (MM-A5l). */

/** Continues the acting group from its present step to the end of its activation (MM-A5l, MM-E1l, MM-E2r). */
export function* activation(game: Game, group: Group): Play {
  yield* command(game, group);
  while (!isDecided(game)) {
    switch (group.phase) {
      case S.SHOOT_FIRST:
        yield* shootFirst(game, group);
        break;
      case S.MOVES:
        yield* moves(game, group);
        break;
      case S.MELEES:
        yield* melees(game, group);
        break;
      case S.SHOOT_AFTER:
        yield* shootAfter(game, group);
        break;
      case S.AFTER_MELEE:
        yield* moveAfter(game, group);
        break;
      default:
        return finish(game, group);
    }
  }
}

/**
 * Marks the whole group as having acted (MM-A5e), and also the companies that a detachment left, if it still
 * touches them (MM-E1g).
 */
function finish(game: Game, group: Group): void {
  const { field, s } = game;
  const fought = group.companies.some((id) => S.has(s, id, S.CHARGED) || S.has(s, id, S.MELEED));
  for (const id of group.companies) S.mark(s, id, S.ACTED);
  s.group = null;
  // A detachment that turns no more: whether it touches the companies it left is settled now.
  if (fought || group.left.length === 0) for (const id of group.companies) S.mark(s, id, S.ACTED_LAST);
  const left = group.left.filter((id) => isOnTable(s, id));
  const touches = (id: CompanyId): boolean =>
    group.companies.some((own) => isOnTable(s, own) && touch(standOf(field, s, own), standOf(field, s, id)));
  if (fought || !left.some(touches)) return;
  const situation = situationNow(field, s);
  for (const id of left) S.mark(s, id, inMelee(situation, id) ? S.ONLY_FIGHTS : S.ACTED);
}

/** Tells that a group begins to act, and who of it moves (MM-A5f). */
export function tellGroup(game: Game, group: Group): void {
  emit(
    game,
    game.s.active,
    ['MM-A5f'],
    () => {
      const names = namesOf(game.field, group.companies);
      if (group.movers.length > 0) return `${does(names, 'be')} to move.`;
      return `${does(names, 'act')} where ${agreeingForm(names, 'it stands', 'they stand')}.`;
    },
    () => ({ kind: 'note', pieces: group.companies.map(companyId), at: null }),
  );
}
