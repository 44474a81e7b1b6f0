import { MAX_COORDINATE, type Pose, type Spot, type Stand } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { type Movement, type Removal, type Statement, told } from '@linstock/scene';
import { trampledBy } from '../measure/going.ts';
import { posesOfLegs, type WheelingLeg } from '../measure/wheel.ts';
import {
  companyId,
  companyOf,
  generalId,
  generalStand,
  generalsWith,
  nameOf,
  situationNow,
  standOf,
} from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';
import * as S from '../model/state.ts';
import { does } from '../tables/naming.ts';
import { generalsAfterMove, generalsOfLost } from './generals.ts';

/** Events of companies: hits, loss, and being moved elsewhere. */

/**
 * Takes hits off a company, at most its strength points (MM-A1h); one without any is removed, wherever it falls
 * (MM-A1i, MM-C6l).
 */
export function hit(game: Game, company: CompanyId, hits: number): void {
  const { field, s } = game;
  s.strength[company] = Math.max(0, nth(s.strength, company) - hits);
  if (s.strength[company] === 0)
    lose(game, company, 'destroyed', 'MM-A1i', told`${does(nameOf(field, company), 'be')} destroyed`);
}

/** A company is lost: removed, surrendered or off the table (MM-A1r). Its general looks for another (MM-B6ai). */
export function lose(game: Game, company: CompanyId, how: Removal, clause: string, words: Statement): void {
  const { field, s } = game;
  s.status[company] = S.LOST;
  s.routing[company] = 0;
  s.target[company] = S.NONE;
  s.x[company] = -MAX_COORDINATE;
  s.y[company] = -MAX_COORDINATE;
  emit(
    game,
    companyOf(field, company).side,
    [clause, 'MM-A1r'],
    () => words,
    () => ({ kind: 'removed', pieces: [companyId(company)], how }),
  );
  generalsOfLost(game, company);
}

/** A company that is about to go straight to a place tramples the crops on its way (MM-C7l). */
export function trample(game: Game, company: CompanyId, to: Spot): void {
  const { field, s } = game;
  const way = [standOf(field, s, company), to];
  for (const id of trampledBy(situationNow(field, s), way))
    s.trampled[field.table.areas.findIndex((area) => area.id === id)] = 1;
}

/**
 * Puts a company somewhere, its generals with it (MM-B6af); it has stirred if its centre moved (MM-E6e). A turn on the spot
 * puts no general of the enemy to flight (MM-B1o, MM-B1f). A reinforcement is on the table from then on (MM-B1r).
 */
export function stand(game: Game, company: CompanyId, { x, y, facing }: Stand): void {
  const { s } = game;
  const moved = s.x[company] !== x || s.y[company] !== y;
  if (moved) s.stirred[company] = 1;
  s.x[company] = x;
  s.y[company] = y;
  s.facing[company] = facing;
  s.status[company] = S.ON_TABLE;
  generalsAfterMove(game, company, moved);
}

/** Like `stand`, with the way of the company, and of the generals with it: by these legs, from its stand or `from`. */
export function goTo(
  game: Game,
  company: CompanyId,
  to: Stand,
  {
    legs = [],
    from = standOf(game.field, game.s, company),
  }: { readonly legs?: readonly WheelingLeg[]; readonly from?: Pose } = {},
): () => Movement[] {
  const { field, s } = game;
  const generals = generalsWith(field, s, company).map((id) => ({ id, from: generalStand(s, id) }));
  stand(game, company, to);
  return () => [
    { piece: companyId(company), path: { poses: [from, ...posesOfLegs(from, legs), to].map(poseOf) } },
    ...generals.map(({ id, from: before }) => ({
      piece: generalId(id),
      path: { poses: [before, generalStand(s, id)].map(poseOf) },
    })),
  ];
}

const poseOf = ({ x, y, facing }: Pose): Pose => ({ x, y, facing });
