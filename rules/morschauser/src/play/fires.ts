import { insideGround } from '@linstock/ground';
import { nth, type Side } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { isOnTable, nameOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { townFireReckoning } from '../reckon/shooting.ts';
import { does } from '../tables/naming.ts';
import { lose } from './losses.ts';
import { testLosses } from './victory.ts';

/** Fire in towns (MM-C5f to MM-C5k). */

/** The town a company is in, on its road or off it, as a place in the table's areas; NONE when in none. */
function townOf({ table }: Field, s: State, company: CompanyId): number {
  const at = { x: nth(s.x, company), y: nth(s.y, company) };
  return table.areas.findIndex((area) => area.kind === 'town' && insideGround(area, at));
}

/** True if a company is in a burning town and must leave it with its next move (MM-C5g). */
export function mustLeaveFire(field: Field, s: State, company: CompanyId): boolean {
  const town = townOf(field, s, company);
  return town !== S.NONE && s.burning[town] === 1;
}

/** The extra die when artillery has hit a company in a town (MM-C5f, MM-C5i); a fire lasts to the end (MM-C5h). */
export function mayCatchFire(game: Game, company: CompanyId): void {
  const { field, s, umpire } = game;
  const town = townOf(field, s, company);
  if (town === S.NONE || s.burning[town] === 1) return;
  const { id } = nth(field.table.areas, town);
  if (umpire.throw(townFireReckoning(id)).key !== 'burning') return;
  s.burning[town] = 1;
  for (const { id: each, side } of field.companies)
    if (side === s.active && townOf(field, s, each) === town) S.mark(s, each, S.SEES_FIRE_LIT);
  emit(
    game,
    null,
    ['MM-C5f', 'MM-C5h'],
    () => told`${id} burns`,
    () => ({ kind: 'ground', feature: id, change: 'burning' }),
  );
}

/**
 * Removes companies that are still in a burning town at the end of their own next player turn. The turn in
 * which the town was lit does not count (MM-C5k).
 */
export function burningTowns(game: Game, side: Side): void {
  const { field, s } = game;
  for (const { id, side: own } of field.companies) {
    if (own !== side || !isOnTable(s, id) || S.has(s, id, S.SEES_FIRE_LIT)) continue;
    if (mustLeaveFire(field, s, id))
      lose(game, id, 'destroyed', 'MM-C5k', told`${does(nameOf(field, id), 'be')} lost in the burning town`);
  }
  testLosses(game);
}
