import {
  asFacing,
  bearingTo,
  corners,
  crossingsOf,
  facingTo,
  gapToLine,
  halfOf,
  onTable,
  overlap,
  placeAlong,
  type Rampart,
  rounded,
  type Spot,
  type Stand,
  spotOnLine,
  type TenthDegrees,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { personNamed, saying, sentence, told } from '@linstock/scene';
import { facingsAt } from '../measure/aim.ts';
import { refusePivot } from '../measure/move.ts';
import { sightBy } from '../measure/sight.ts';
import { type PlacedCompany, type Situation, touchesWall, wholeRamparts } from '../measure/situation.ts';
import { mayStorm } from '../measure/zone.ts';
import type { AnswerTo, ShootAnswer } from '../model/answers.ts';
import { companyOf, isOnTable, nameOf, placedOf, situationNow, standOf } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { emit, type Game, type Play, put, type QuestionOf } from '../model/game.ts';
import * as S from '../model/state.ts';
import { refuseShot } from '../reckon/shooting.ts';
import { type BreachBy, breachReckoning, refuseBreach } from '../reckon/siege.ts';
import { LENGTHS } from '../tables/index.ts';
import { does } from '../tables/naming.ts';
import { refused } from '../tables/refuse.ts';
import { doingsOf } from './doings.ts';
import { DONE, isDone } from './done.ts';
import { goTo } from './losses.ts';

/** High walls: breaches by heavy guns and engineers, storming with ladders (C6). */

// Heavy guns (MM-C6f, MM-C6k)

/** Why a heavy gun may not try at a wall in this way; null if it may. */
export function refuseBreachShot(game: Game, situation: Situation, answer: ShootAnswer): Refusal | null {
  const { field, s } = game;
  const wall = field.table.ramparts[answer.target];
  if (!wall) return refused('R-BREACH', 'MM-C6k', 'There is no such part of a high wall.');
  const placed = placedOf(field, s, answer.company);
  const shooter = { ...placed, stand: facingTo(placed.stand, answer.facing) };
  const idle = { shooter: placed.troops, strength: 1, weapon: answer.weapon, range: 0, covers: [] };
  return (
    refuseShot(idle, doingsOf(s, situation, answer.company)) ??
    refuseBreach(placed.troops, 'gun', {
      breached: s.breached[answer.target] === 1,
      range: gapToLine(shooter.stand, [wall.from, wall.to]),
      sight: placesOn(wall, shooter.stand).some(
        (target) => sightBy(situation, { shooter, target, targetId: null }, 'direct').clear,
      ),
    }) ??
    (answer.facing === placed.stand.facing ? null : refusePivot(situation, placed, answer.facing))
  );
}

/** Places of a part of a wall that are looked at: the nearest to the gun, the middle and the ends. */
function placesOn({ from, to }: Rampart, gun: Spot): Stand[] {
  const nearest = spotOnLine([from, to], placeAlong([from, to], gun).along);
  const middle = { x: rounded((from.x + to.x) / 2), y: rounded((from.y + to.y) / 2) };
  return [nearest, middle, from, to].map(({ x, y }) => ({ x, y, facing: 0, frontage: 0, depth: 0 }));
}

/** The facings at which a heavy gun may see a part of a wall within range, the most likely first (MM-C6k). */
export function* facingsAtWall(
  { field }: Game,
  situation: Situation,
  gun: PlacedCompany,
  rampart: number,
): Generator<TenthDegrees> {
  const wall = field.table.ramparts[rampart];
  if (!wall || gapToLine(gun.stand, [wall.from, wall.to]) > LENGTHS.breachRange + halfOf(gun.stand)) return;
  for (const target of placesOn(wall, gun.stand))
    yield* facingsAt(situation, { shooter: gun, target, targetId: null }, Number.POSITIVE_INFINITY);
}

/** A die at a part of a wall; it may breach it. */
export function tryBreach(game: Game, company: CompanyId, rampart: number, by: BreachBy): void {
  const { field, s, umpire } = game;
  const id = field.table.ramparts[rampart]?.id ?? 'the wall';
  if (umpire.throw(breachReckoning(by, id)).key !== 'breached') return;
  s.breached[rampart] = 1;
  emit(
    game,
    companyOf(field, company).side,
    [by === 'gun' ? 'MM-C6f' : 'MM-C6g'],
    () => told`${saying(personNamed(id), 'is', 'are')} breached`,
    () => ({ kind: 'ground', feature: id, change: 'breached' }),
  );
}

// Engineers at a gate (MM-C6g, MM-C6l)

/** Engineers of the acting group who touch a gate, and have survived their round of melee, try to blow it in. */
export function blowGates(game: Game): void {
  const { field, s } = game;
  for (const company of s.group?.companies ?? []) {
    const { type, abilities } = companyOf(field, company);
    if (type !== 'engineers' || !isOnTable(s, company) || S.has(s, company, S.BEATEN)) continue;
    const gate = field.table.ramparts.findIndex((wall, i) => {
      const touching = touchesWall(placedOf(field, s, company), wall);
      const tried = S.has(s, company, S.SHOT);
      const facts = { breached: s.breached[i] === 1, gate: wall.gate, touching, tried };
      return refuseBreach(abilities, 'engineers', facts) === null;
    });
    if (gate !== S.NONE) tryBreach(game, company, gate, 'engineers');
  }
}

// Ladders (MM-C6c, MM-C6j)

/** The defenders behind a wall that companies of the acting group with ladders may storm (MM-B6e, MM-C6j). */
export function stormsOf(game: Game): { readonly company: CompanyId; readonly target: CompanyId }[] {
  const { field, s } = game;
  if (field.table.ramparts.length === 0) return [];
  const situation = situationNow(field, s);
  return (s.group?.companies ?? []).flatMap((company) => {
    if (!isOnTable(s, company) || s.routing[company] === 1) return [];
    if (S.has(s, company, S.MELEED) || S.has(s, company, S.SHOT) || S.has(s, company, S.FELL_BACK)) return [];
    const stormer = placedOf(field, s, company);
    return situation.companies
      .filter((foe) => foe.side !== stormer.side && mayStorm(situation, stormer, foe))
      .map(({ id }) => ({ company, target: id }));
  });
}

/** True if a round is fought across a whole wall, from ladders. */
export function isStorming(
  game: Game,
  situation: Situation,
  attacker: CompanyId,
  defender: CompanyId,
): boolean {
  const { field, s } = game;
  if (field.table.ramparts.length === 0 || s.onWall[attacker] === 1) return false;
  return mayStorm(situation, placedOf(field, s, attacker), placedOf(field, s, defender));
}

/** A stormer that has cleared the wall may cross it at once (MM-C6j). */
export function* storm(game: Game, company: CompanyId): Play {
  const { field, s } = game;
  const question = stormQuestion(game, company);
  if (question.options().length < 2) return;
  const answer = yield* put(question);
  if (isDone(answer)) return;
  s.onWall[company] = 1;
  const { x, y, facing } = answer;
  const crossed = goTo(game, company, { ...standOf(field, s, company), x, y, facing });
  emit(
    game,
    companyOf(field, company).side,
    ['MM-C6j'],
    () => told`${does(nameOf(field, company), 'be')} over the wall`,
    () => ({ kind: 'move', went: crossed() }),
  );
}

type Crossing = Extract<AnswerTo<'storm'>, { do: 'storm' }>;

function stormQuestion(game: Game, company: CompanyId): QuestionOf<'storm'> {
  const { field, s } = game;
  const situation = situationNow(field, s);
  return {
    side: companyOf(field, company).side,
    kind: 'storm',
    clause: 'MM-C6j',
    stable: false,
    prompt: () => `${sentence(nameOf(field, company))} has cleared the wall: does it cross?`,
    options: () => [...crossingsFor(game, situation, company), DONE],
    refuse: (answer) => (isDone(answer) ? null : refuseCrossing(game, situation, company, answer)),
  };
}

/** Straight over each wall it touches, to touch it from inside. */
function crossingsFor(game: Game, situation: Situation, company: CompanyId): Crossing[] {
  const at = standOf(game.field, game.s, company);
  return wholeRamparts(situation)
    .filter((wall) => touchesWall({ stand: at }, wall))
    .flatMap((wall) => {
      const facing = bearingTo(wall.from, wall.to);
      return [900, 2700].map((turn): Crossing => mirrored(at, wall, asFacing(facing + turn)));
    })
    .filter((answer) => refuseCrossing(game, situation, company, answer) === null);
}

/** The place as far beyond the wall as the stand is before it. */
function mirrored(at: Stand, { from, to }: Rampart, facing: TenthDegrees): Crossing {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length2 = dx * dx + dy * dy;
  const t = ((at.x - from.x) * dx + (at.y - from.y) * dy) / length2;
  const [fx, fy] = [from.x + t * dx, from.y + t * dy];
  return { do: 'storm', x: rounded(2 * fx - at.x), y: rounded(2 * fy - at.y), facing };
}

function refuseCrossing(
  game: Game,
  situation: Situation,
  company: CompanyId,
  answer: Crossing,
): Refusal | null {
  const { field, s } = game;
  const from = standOf(field, s, company);
  const end = { ...from, x: answer.x, y: answer.y, facing: answer.facing };
  const scaled = wholeRamparts(situation).filter((wall) => touchesWall({ stand: from }, wall));
  const crossed = scaled.some(
    (wall) => touchesWall({ stand: end }, wall) && crossingsOf([wall.from, wall.to], from, end).length > 0,
  );
  const astride = scaled.some((wall) => splits(end, wall));
  if (!crossed || astride)
    return refused(
      'R-TERRAIN',
      'MM-C6j',
      'It crosses the part of the wall it touches and stops touching it inside.',
    );
  if (situation.companies.some((each) => each.id !== company && overlap(each.stand, end)))
    return refused('R-OVERLAP', 'MM-B1k', 'It would end its move on another company.');
  return onTable(field.table, end)
    ? null
    : refused('R-OFF-TABLE', 'MM-B1l', 'The whole stand must be on the table.');
}

/** True if a stand is across a wall: its corners are well to both sides of it. */
function splits(at: Stand, { from, to }: Rampart): boolean {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  const sides = corners(at).map(
    ({ x, y }) => ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length,
  );
  return Math.max(...sides) > 100 && Math.min(...sides) < -100;
}
