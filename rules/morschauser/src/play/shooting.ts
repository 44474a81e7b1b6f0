import { facingTo, lengthWords, onTable, overlap, rounded, type Spot } from '@linstock/ground';
import { nth, usualStanding } from '@linstock/kernel';
import { listNames, type Name, type Place, personNamed, type Weapon as Smoke, told } from '@linstock/scene';
import { isIn, type Situation } from '../measure/situation.ts';
import type { ShootAnswer } from '../model/answers.ts';
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
  placedOf,
  situationNow,
  standOf,
} from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { emit, type Game, type Play, put, type QuestionOf } from '../model/game.ts';
import { sparing } from '../model/spare.ts';
import * as S from '../model/state.ts';
import { refuseSharing, shootingReckoning } from '../reckon/shooting.ts';
import { LENGTHS, type Weapon } from '../tables/index.ts';
import { ARMS, does } from '../tables/naming.ts';
import { mayCatchFire } from './fires.ts';
import { loseGeneral } from './generals.ts';
import { hit, stand } from './losses.ts';
import { sharings } from './sharings.ts';
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
    answer.at === 'general'
      ? personNamed(generalOf(field, answer.target).name)
      : nameOf(field, answer.target);
  const target = answer.at === 'general' ? generalId(answer.target) : companyId(answer.target);
  tellShot(game, answer, targetName, { targets: [target], at: { spot: spotOfTarget(game, answer) } });
  const { hits } = umpire.throw(
    shootingReckoning({
      ...shot,
      shooterName: nameOf(field, answer.company),
      targetName: `${targetName}`,
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
    const inTown = isIn(situation, placedOf(field, s, answer.target), 'town');
    if (shot.shooter.type === 'artillery' && inTown) mayCatchFire(game, answer.target); // MM-C5i
    yield* takeHits(game, answer.target, hits);
  }
  testLosses(game);
}

/** The smoke of each weapon. */
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
  targetName: string | Name,
  shotAt: { readonly targets: readonly string[]; readonly at: Place },
): void {
  const { field } = game;
  emit(
    game,
    companyOf(field, company).side,
    ['MM-B4a'],
    () => told`${does(nameOf(field, company), 'shoot')} at ${targetName} with ${ARMS[weapon]}`,
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
  const { id, from, to } = nth(table.ramparts, answer.target);
  const spot = { x: rounded((from.x + to.x) / 2), y: rounded((from.y + to.y) / 2) };
  tellShot(game, answer, id, { targets: [], at: { spot } });
}

/** The pivot made to shoot stays if it is legal; else the company turns back at once (MM-B1k). */
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
function* takeHits(game: Game, target: CompanyId, hits: number): Play {
  const { field, s } = game;
  const formed = formedWith(field, situationNow(field, s), target);
  const total = formed.reduce((sum, id) => sum + nth(s.strength, id), 0);
  const shares =
    formed.length === 1
      ? new Array<number>(Math.min(hits, total)).fill(target)
      : hits >= total
        ? formed.flatMap((id) => new Array<number>(nth(s.strength, id)).fill(id))
        : (yield* put(shareQuestion(game, target, formed, hits))).hits;
  for (const id of new Set(shares)) {
    const count = shares.filter((each) => each === id).length;
    emit(
      game,
      companyOf(field, id).side,
      ['MM-A1h'],
      () => told`${does(nameOf(field, id), 'take')} ${countOf(count, 'hit')}`,
      () => ({ kind: 'loss', losses: [{ piece: companyId(id), points: count }] }),
    );
    hit(game, id, count);
  }
}

function shareQuestion(
  game: Game,
  target: CompanyId,
  formed: readonly number[],
  hits: number,
): QuestionOf<'share'> {
  const { field, s } = game;
  const takers = formed.map((id) => ({ id, limit: nth(s.strength, id) }));
  return {
    side: companyOf(field, target).side,
    kind: 'share',
    clause: 'MM-E1h',
    stable: false,
    standing: usualStanding(() => ({ do: 'share', hits: sparing(formed, s.strength, hits) })),
    prompt: () =>
      `${
        hits === 1
          ? `1 hit on ${namesOf(field, formed)}: which company takes it?`
          : `${hits} hits on ${namesOf(field, formed)}: which companies take them?`
      } ${whyItMatters(game, formed)}`,
    options: () => sharings(takers, hits).map((shares) => ({ do: 'share', hits: shares })),
    refuse: (answer) =>
      refuseSharing(
        takers.map(({ id, limit }) => ({ id: String(id), strength: limit })),
        hits,
        answer.hits.map(String),
      ),
  };
}

/** The differences between companies of a formed regiment other than their places, in words, if there are any. */
function differencesOf({ field, s }: Game, situation: Situation, formed: readonly number[]): string[] {
  const differs = (of: (id: CompanyId) => unknown): boolean => new Set(formed.map(of)).size > 1;
  const state = (id: CompanyId) =>
    [s.routing, s.done, s.stirred, s.target, s.flank, s.onWall].map((each) => each[id]);
  const kinds: readonly (readonly [string, (id: CompanyId) => unknown])[] = [
    ['strength', (id) => s.strength[id]],
    ['kind', (id) => [companyOf(field, id).type, companyOf(field, id).kind].join()],
    ['having a general with them', (id) => s.attached.includes(id)],
    [`having an enemy within ${lengthWords(LENGTHS.meleeRange)}`, (id) => inMelee(situation, id)],
    ['what they have done', (id) => state(id).join()],
  ];
  return kinds.flatMap(([word, of]) => (differs(of) ? [word] : []));
}

/** Why it matters which company takes a hit: companies that are otherwise alike are still in different places. */
function whyItMatters(game: Game, formed: readonly number[]): string {
  const differences = differencesOf(game, situationNow(game.field, game.s), formed);
  return differences.length === 0
    ? 'They differ only in where they stand.'
    : `They differ in ${listNames(differences)}, and in where they stand.`;
}
