import { facingTo, onTable, overlap, type Rampart, rounded, type Spot } from '@linstock/ground';
import { settledAsUsual } from '@linstock/kernel';
import { type Place, type Weapon as Smoke, sentence } from '@linstock/scene';
import type { ShootAnswer } from '../answers.ts';
import {
  companyId,
  companyOf,
  countOf,
  formedWith,
  generalId,
  generalOf,
  generalStand,
  inMelee,
  nameOf,
  namesOf,
  situationNow,
  standOf,
} from '../board.ts';
import { type Asked, type Game, type Play, put, tell } from '../game.ts';
import { isIn, type Situation } from '../measure/situation.ts';
import { ARMS, does } from '../naming.ts';
import { refuseSharing, shootingReckoning } from '../reckon/shooting.ts';
import { sparing } from '../spare.ts';
import * as S from '../state.ts';
import type { Weapon } from '../tables.ts';
import { mayCatchFire } from './fires.ts';
import { loseGeneral } from './generals.ts';
import { hit, stand } from './losses.ts';
import { shotOf } from './shots.ts';
import { testLosses } from './victory.ts';
import { tryBreach } from './walls.ts';

/** P-SHOOT: one company shoots at one target (B4). */

/** A legal shot carried out: the turn to it, dice, hits, the town that may burn, losses (MM-B1f, MM-B1k, MM-B4a, MM-C5f, MM-C5i, MM-C6f, MM-C6k, MM-D1g, MM-E5a, MM-E5d). */
export function* shoot(game: Game, answer: ShootAnswer): Play {
  const { field, s, umpire } = game;
  if (answer.at === 'wall') {
    S.mark(s, answer.company, S.SHOT);
    turnToShoot(game, answer);
    tellWallShot(game, answer);
    return tryBreach(game, answer.company, answer.target, 'gun');
  }
  const situation = situationNow(field, s);
  const { shot } = shotOf(game, situation, answer);
  const targetName =
    answer.at === 'general' ? generalOf(field, answer.target).name : nameOf(field, answer.target);
  const target = answer.at === 'general' ? generalId(answer.target) : companyId(answer.target);
  tellShot(game, answer, targetName, { targets: [target], at: { spot: spotOfTarget(game, answer) } });
  const { hits } = umpire.throw(
    shootingReckoning({
      ...shot,
      shooterName: sentence(nameOf(field, answer.company)),
      targetName,
      at: [companyId(answer.company), target],
    }),
  );
  S.mark(s, answer.company, S.SHOT);
  turnToShoot(game, answer);
  if (answer.at === 'general') {
    if (hits > 0) loseGeneral(game, answer.target, 'falls', 'MM-E5d', `${targetName} is shot down.`);
    return;
  }
  if (hits > 0) {
    const inTown = isIn(situation, situation.companies.find(({ id }) => id === answer.target)!, 'town');
    if (shot.shooter.type === 'artillery' && inTown) mayCatchFire(game, answer.target); // MM-C5i
    yield* takeHits(game, answer.target, hits);
  }
  testLosses(game);
}

/** What each weapon looks like from afar. */
const SMOKES: Readonly<Record<Weapon, Smoke>> = {
  musket: 'musket',
  rifle: 'rifle',
  carbine: 'carbine',
  canister: 'gun',
  shot: 'gun',
};

function tellShot(
  game: Game,
  { company, weapon }: ShootAnswer,
  targetName: string,
  shotAt: { readonly targets: readonly string[]; readonly at: Place },
): void {
  const { field } = game;
  tell(
    game,
    companyOf(field, company).side,
    ['MM-B4a'],
    () => `${sentence(does(nameOf(field, company), 'shoot'))} at ${targetName} with ${ARMS[weapon]}.`,
    () => ({ kind: 'volley', by: [companyId(company)], ...shotAt, weapon: SMOKES[weapon] }),
  );
}

function spotOfTarget({ field, s }: Game, { at, target }: ShootAnswer): Spot {
  const { x, y } = at === 'general' ? generalStand(s, target) : standOf(field, s, target);
  return { x, y };
}

/** A heavy gun's try at a wall. */
function tellWallShot(game: Game, answer: ShootAnswer): void {
  const { table } = game.field;
  const { id, from, to } = table.ramparts[answer.target] as Rampart;
  const spot = { x: rounded((from.x + to.x) / 2), y: rounded((from.y + to.y) / 2) };
  tellShot(game, answer, id, { targets: [], at: { spot } });
}

/** The pivot made to shoot stays where it may; else the company turns back at once (MM-B1k). */
function turnToShoot(game: Game, { company, facing }: ShootAnswer): void {
  const { field, s } = game;
  if (facing === s.facing[company]) return;
  const turned = facingTo(standOf(field, s, company), facing);
  const crowded = field.companies.some(
    ({ id }) => id !== company && s.status[id] === S.ON_TABLE && overlap(standOf(field, s, id), turned),
  );
  if (!crowded && onTable(field.table, turned)) stand(game, company, turned);
}

/** Hits fall on the company aimed at, or are shared out by the owner of a formed regiment (MM-E1d, MM-E1h, MM-E1i). */
function* takeHits(game: Game, target: number, hits: number): Play {
  const { field, s } = game;
  const formed = formedWith(field, situationNow(field, s), target);
  const total = formed.reduce((sum, id) => sum + (s.strength[id] as number), 0);
  const shares =
    formed.length === 1
      ? new Array<number>(Math.min(hits, total)).fill(target)
      : hits >= total
        ? formed.flatMap((id) => new Array<number>(s.strength[id] as number).fill(id))
        : (yield* put(shareQuestion(game, target, formed, hits))).hits;
  for (const id of new Set(shares)) {
    const count = shares.filter((each) => each === id).length;
    tell(
      game,
      companyOf(field, id).side,
      ['MM-A1h'],
      () => `${sentence(does(nameOf(field, id), 'take'))} ${countOf(count, 'hit')}.`,
      () => ({ kind: 'loss', losses: [{ piece: companyId(id), points: count }] }),
    );
    hit(game, id, count);
  }
}

function shareQuestion(game: Game, target: number, formed: readonly number[], hits: number): Asked<'share'> {
  const { field, s } = game;
  const takers = formed.map((id) => ({ id: String(id), strength: s.strength[id] as number }));
  return {
    side: companyOf(field, target).side,
    kind: 'share',
    clause: 'MM-E1h',
    stable: false,
    standing: settledAsUsual(
      () => ({ do: 'share', hits: sparing(formed, s.strength, hits) }),
      () => makesNoOdds(game, formed, hits),
    ),
    prompt: () =>
      hits === 1
        ? `1 hit on ${namesOf(field, formed)}: which company takes it?`
        : `${hits} hits on ${namesOf(field, formed)}: which companies take them?`,
    options: () => unlikeSharings(game, formed, hits).map((shares) => ({ do: 'share', hits: shares })),
    refuse: (answer) => refuseSharing(takers, hits, answer.hits.map(String)),
  };
}

/** What the rules know of a company besides where it stands; those with an enemy in melee range are like no other. */
function lookOf({ field, s }: Game, situation: Situation, id: number): string {
  const state = [s.strength, s.routing, s.done, s.stirred, s.target, s.flank, s.onWall].map(
    (each) => each[id],
  );
  const { type, kind } = companyOf(field, id);
  return [type, kind, s.attached.includes(id), inMelee(situation, id) ? id : '', ...state].join();
}

/** Whether it is one which companies take the hits: they are alike, and none would fall. */
function makesNoOdds(game: Game, formed: readonly number[], hits: number): boolean {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const looks = formed.map((id) => lookOf(game, situation, id));
  const spare = formed.reduce((sum, id) => sum + (s.strength[id] as number) - 1, 0);
  return hits <= spare && looks.every((look) => look === looks[0]);
}

/** The sharings of which none only swaps what companies take that are alike; where one falls it counts where it stood. */
function unlikeSharings(game: Game, formed: readonly number[], hits: number): number[][] {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const looks = new Map(formed.map((id) => [id, lookOf(game, situation, id)]));
  const kindOf = (sharing: readonly number[]): string => {
    const takes = (id: number): number => sharing.filter((each) => each === id).length;
    if (formed.some((id) => takes(id) >= (s.strength[id] as number))) return sharing.join();
    return formed
      .map((id) => `${looks.get(id)}: ${takes(id)}`)
      .sort()
      .join('; ');
  };
  const kinds = Map.groupBy(sharings(formed, s.strength, hits), kindOf);
  return [...kinds.values()].flatMap(([first]) => (first ? [first] : []));
}

/** The most sharings that are offered; any other may be given. */
const MOST_SHARINGS = 60;

/** Ways to share hits out, each a list of companies with one entry a hit. */
function sharings(formed: readonly number[], strength: readonly number[], hits: number): number[][] {
  const found: number[][] = [];
  const give = (at: number, left: number, given: readonly number[]): void => {
    if (found.length >= MOST_SHARINGS) return;
    if (left === 0) {
      found.push([...given]);
      return;
    }
    const id = formed[at];
    if (id === undefined) return;
    for (let n = Math.min(left, strength[id] ?? 0); n >= 0; n--)
      give(at + 1, left - n, [...given, ...new Array<number>(n).fill(id)]);
  };
  give(0, hits, []);
  return found;
}
