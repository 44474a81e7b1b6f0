/** The results of tries to return, rally or recover, in sentences with names. */
import { saying, told, type Verb } from '@linstock/scene';
import { companyIds, companyOf, nameOf, onMap, regimentName, regimentOf } from '../model/board.ts';
import type { CompanyId, RegimentId } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';

/** The result of a company's try to return or recover, as `is in good order again`. */
export function tellTry(
  game: Game,
  company: CompanyId,
  rallied: boolean,
  clause: string,
  verb: Verb,
  rest: string,
): void {
  emit(
    game,
    companyOf(game.field, company).side,
    [clause],
    () => told`${saying(nameOf(game.field, company), ...verb)} ${rest}`,
    () => ({ kind: 'rally', pieces: companyIds([company]), rallied }),
  );
}

/** A regiment does not rally (AL-4.51n, o). */
export function tellRouted(game: Game, regiment: RegimentId, clause: string): void {
  const { field, s } = game;
  emit(
    game,
    regimentOf(field, regiment).side,
    [clause],
    () => told`${saying(regimentName(field, regiment), 'stays', 'stay')} routed`,
    () => ({ kind: 'rally', pieces: companyIds(onMap(field, s, regiment)), rallied: false }),
  );
}

/**
 * Logs that a regiment does not get a new order (AL-4.51k).
 * @param order the words for the order that it keeps; null for none
 */
export function tellKept(game: Game, regiment: RegimentId, order: string | null): void {
  const { field, s } = game;
  const name = regimentName(field, regiment);
  emit(
    game,
    regimentOf(field, regiment).side,
    ['AL-4.51k'],
    () =>
      order === null
        ? told`${saying(name, 'gets', 'get')} no order`
        : told`${saying(name, 'keeps', 'keep')} the order ${order}`,
    () => ({ kind: 'order', pieces: companyIds(onMap(field, s, regiment)), order }),
  );
}
