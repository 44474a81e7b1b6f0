import {
  asFacing,
  FULL_TURN,
  type Pose,
  rounded,
  type Stand,
  shortestSegments,
  spotOf,
  type TenthDegrees,
} from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { facingTowards } from '../measure/aim.ts';
import type { Situation } from '../measure/situation.ts';
import { touch } from '../measure/zone.ts';
import type { Field } from '../model/field.ts';
import type { Game } from '../model/game.ts';
import { obstaclesNow, roadsNow, siteOf } from '../model/ground.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { ENGINEERING, LENGTHS } from '../tables/index.ts';
import { type Begin, handsAt, refuseBegin } from './works.ts';

/** The places where engineers may work: sites that they and a wagon touch (MM-E7k1, MM-E7k4). */

/** Distance between the places of a grid, and from the engineers to a site that they touch. */
const STEP = 1000;
const REACH = LENGTHS.standFrontage + LENGTHS.standDepth;
/** Angle between the facings tried for a site. */
const FACING_STEP: TenthDegrees = 300;

/** For each task and its object, a site where engineers of the active side may begin it now. */
export function worksOf(game: Game, situation: Situation): Begin[] {
  const { field, s } = game;
  if (!field.switches.engineering) return [];
  const stands = (type: string): Stand[] =>
    situation.companies
      .filter(({ side, troops }) => side === s.active && troops.type === type)
      .map(({ stand }) => stand);
  const wagons = stands('wagons');
  return stands('engineers').flatMap((engineers) => {
    const sites = [...sitesBy(engineers, wagons)].filter((site) => {
      const stand = siteOf(site);
      return touch(engineers, stand) && wagons.some((wagon) => touch(wagon, stand));
    });
    return subjectsOf(field, s).flatMap(([task, about]) => {
      const works = sites.map(({ x, y, facing }): Begin => ({ do: 'work', task, x, y, facing, about }));
      return works.find((work) => refuseBegin(game, situation, work) === null) ?? [];
    });
  });
}

/** Each task with each road or obstacle it may be about, or with nothing. */
function subjectsOf(field: Field, s: State): (readonly [task: number, about: number])[] {
  const numbers = (numbered: readonly { readonly about: number }[]) => [
    ...new Set(numbered.map(({ about }) => about)),
  ];
  return ENGINEERING.flatMap(({ task }, i) => {
    const bridges = task === 'destroyBridge' ? numbers(roadsNow(field, s)) : [S.NONE];
    const cleared = task === 'obstacle' ? numbers(obstaclesNow(field, s)) : [];
    return [...bridges, ...cleared].map((about) => [i, about] as const);
  });
}

/** Sites that engineers and one of some wagons may touch: ahead, between them, then all about the engineers. */
function* sitesBy(engineers: Stand, wagons: readonly Stand[]): Generator<Pose> {
  const near = wagons.filter(
    ({ x, y }) => Math.abs(x - engineers.x) <= 2 * REACH && Math.abs(y - engineers.y) <= 2 * REACH,
  );
  if (near.length === 0) return;
  yield { ...spotOf(engineers, { right: 0, ahead: engineers.depth }), facing: engineers.facing };
  for (const wagon of near) {
    const [from, to] = shortestSegments(engineers, wagon).at(-1) ?? [engineers, wagon];
    const between = { x: rounded((from.x + to.x) / 2), y: rounded((from.y + to.y) / 2) };
    const along = facingTowards(engineers, wagon);
    for (const facing of [engineers.facing, along, along + FULL_TURN / 8])
      yield { ...between, facing: asFacing(facing) };
  }
  for (let x = engineers.x - REACH; x <= engineers.x + REACH; x += STEP)
    for (let y = engineers.y - REACH; y <= engineers.y + REACH; y += STEP)
      for (let turn = 0; turn < FULL_TURN / 4; turn += FACING_STEP)
        yield { x, y, facing: asFacing(engineers.facing + turn) };
}

/**
 * A work at a place, with the first facing that makes it legal; if there is none, with the facing of the nearest
 * engineers.
 */
export function workAt(game: Game, situation: Situation, work: Omit<Begin, 'facing'>): Begin {
  const { s } = game;
  const own = situation.companies.filter(
    ({ side, troops }) => side === s.active && troops.type === 'engineers',
  );
  const facings = new Set([
    ...own.map(({ stand }) => stand.facing),
    ...Array.from({ length: FULL_TURN / FACING_STEP }, (_, i) => i * FACING_STEP),
  ]);
  const answers = [...facings].map((facing): Begin => ({ ...work, facing }));
  return answers.find((each) => refuseBegin(game, situation, each) === null) ?? nth(answers, 0);
}

/** The engineers who would do a work, or NONE. */
export function engineersFor(game: Game, work: Begin): number {
  return handsAt(game, work, game.s.active).engineers[0] ?? S.NONE;
}
