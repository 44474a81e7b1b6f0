import { FARTHEST, type Stand } from '@linstock/ground';
import { companyId, companyOf, nameOf, sentence } from '../board.ts';
import { type Game, tell } from '../game.ts';
import * as S from '../state.ts';
import { generalsAfterMove, generalsOfLost } from './generals.ts';

/** What befalls companies: hits, loss, and being put somewhere else. */

/** Takes hits off a company, as many as it has strength points (MM-A1h); one without any is removed (MM-A1i). */
export function hit(game: Game, company: number, hits: number): void {
  const { field, s } = game;
  s.strength[company] = Math.max(0, (s.strength[company] as number) - hits);
  if (s.strength[company] === 0)
    lose(game, company, 'MM-A1i', `${sentence(nameOf(field, company))} is destroyed.`);
}

/** A company is lost: removed, surrendered or off the table (MM-A1r). Its general looks for another (MM-B6ai). */
export function lose(game: Game, company: number, clause: string, words: string): void {
  const { field, s } = game;
  s.status[company] = S.LOST;
  s.routing[company] = 0;
  s.target[company] = S.NONE;
  s.x[company] = -FARTHEST;
  s.y[company] = -FARTHEST;
  tell(
    game,
    'lost',
    companyOf(field, company).side,
    [clause, 'MM-A1r'],
    () => words,
    () => ({ pieces: [companyId(company)] }),
  );
  generalsOfLost(game, company);
}

/** Puts a company somewhere, its generals with it (MM-B6af); it has stirred if its centre moved (MM-E6e). */
export function stand(game: Game, company: number, { x, y, facing }: Stand): void {
  const { s } = game;
  if (s.x[company] !== x || s.y[company] !== y) s.stirred[company] = 1;
  s.x[company] = x;
  s.y[company] = y;
  s.facing[company] = facing;
  s.status[company] = S.ON_TABLE;
  generalsAfterMove(game, company);
}
