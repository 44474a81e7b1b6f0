import { inches } from '@linstock/ground';
import type { Json, Moment, Question, Refusal } from '@linstock/kernel';
import { z } from 'zod';
import type { Answer, MoveAnswer, ShootAnswer } from '../../src/model/answers.ts';
import { situationNow } from '../../src/model/board.ts';
import type { Play } from '../../src/model/game.ts';
import * as S from '../../src/model/state.ts';
import { refuseRound } from '../../src/play/fighting.ts';
import { march } from '../../src/play/march.ts';
import { melee } from '../../src/play/melee.ts';
import { refuseMoves } from '../../src/play/moving.ts';
import { pursue } from '../../src/play/pursuit.ts';
import { shoot } from '../../src/play/shooting.ts';
import { refuseShooting } from '../../src/play/shots.ts';
import { refused } from '../../src/tables/refuse.ts';
import { bringUp, type Drill, drillOf, FOES, OWN, sendOff, wade } from './drill.ts';
import { company, fact, read, rules, switchesIn } from './given.ts';

/**
 * Examples of a company's actions after other actions. Each action is refused and carried out by the rules of the
 * game.
 */

const ACTIONS = [
  'hold',
  'pivot',
  'shoot',
  'move',
  'roadMove',
  'charge',
  'melee',
  'pursue',
  'retreat',
  'advance',
] as const;
type Action = (typeof ACTIONS)[number];

const doing = z.strictObject({
  ...rules,
  company,
  sequence: z.array(z.enum(ACTIONS)),
  beganInMelee: fact,
  inWater: fact,
  routing: fact,
});

/** The distance of an enemy in melee range, and of one that can be shot at or charged. */
const CLOSE = inches(2);
const NEAR = inches(4.5);

/** An acting company, and its relation to the enemy. */
interface ActingCompany extends Drill {
  foe: number;
  /** That enemy is in melee range. */
  close: boolean;
  readonly inWater: boolean;
}

/** Tells whether a company may do such a sequence in its player turn, and the first illegal action. */
export function actions(raw: Json): Json {
  const given = read(doing, raw);
  const { beganInMelee, inWater, sequence } = given;
  const drill = drillOf(given.company, switchesIn(given));
  const acting: ActingCompany = { ...drill, foe: FOES[0], close: beganInMelee, inWater };
  const { group, game } = drill;
  if (given.routing) game.s.routing[OWN] = 1;
  if (beganInMelee) {
    S.mark(game.s, OWN, S.BEGAN_IN_MELEE);
    group.movers = [];
  }
  for (const [step, action] of sequence.entries()) {
    const bar = does(acting, action, sequence[step + 1]);
    if (bar) return { legal: false, reason: bar.code, step };
  }
  return { legal: true };
}

/** The company does an action, or is refused; `next` is its next action. */
function does(acting: ActingCompany, action: Action, next: Action | undefined): Refusal | null {
  const { game, group } = acting;
  group.phase = S.MOVES;
  switch (action) {
    case 'hold':
    case 'pivot':
      return null; // no rule forbids either
    case 'shoot':
      return shoots(acting);
    case 'melee':
      return melees(acting, next);
    case 'pursue':
      return pursues(acting);
    case 'retreat':
    case 'advance':
      if (S.has(game.s, OWN, S.MELEED)) group.phase = S.AFTER_MELEE;
      return moves(acting, action);
    default:
      return moves(acting, action);
  }
}

/** Puts the enemy where an action needs it. */
function arrange(acting: ActingCompany, free: number | null): void {
  if (acting.game.s.status[acting.foe] === S.LOST) acting.foe++;
  const { foe, close } = acting;
  if (close) bringUp(acting, foe, CLOSE);
  else if (free === null) sendOff(acting, foe);
  else bringUp(acting, foe, free);
}

function shoots(acting: ActingCompany): Refusal | null {
  const { game } = acting;
  const { s, field } = game;
  const [x, y] = [s.x[OWN] as number, s.y[OWN] as number];
  if (acting.inWater) wade(acting);
  arrange(acting, NEAR);
  const weapon = field.companies[OWN]?.abilities.weapons[0]?.weapon ?? 'musket';
  const answer: ShootAnswer = {
    do: 'shoot',
    company: OWN,
    weapon,
    facing: 0,
    at: 'company',
    target: acting.foe,
  };
  const bar = refuseShooting(game, situationNow(field, s), answer);
  if (!bar) run(shoot(game, answer));
  [s.x[OWN], s.y[OWN]] = [x, y];
  return bar;
}

/** The length of each kind of move, ahead or back, in inches. */
const WAYS = { move: -1, charge: 2.5, retreat: -6, advance: 1 } as const;

function moves(acting: ActingCompany, action: keyof typeof WAYS | 'roadMove'): Refusal | null {
  const { game, group } = acting;
  const { s, field } = game;
  if (action === 'advance' && group.phase === S.AFTER_MELEE) acting.close = false;
  arrange(acting, action === 'charge' ? NEAR : null);
  const plain = field.companies[OWN]?.abilities.move ?? 0;
  const far = action === 'roadMove' ? plain * 1.25 : inches(WAYS[action]); // more than a move without the road
  const leg = { x: s.x[OWN] as number, y: (s.y[OWN] as number) + far, facing: 0 };
  const answer: MoveAnswer = {
    do: 'move',
    moves: [{ company: OWN, entry: null, legs: [leg], facing: 0, target: null }],
  };
  const bar = refuseMoves(game, answer);
  if (bar) return bar;
  march(game, answer);
  acting.close = action === 'charge';
  return null;
}

function melees(acting: ActingCompany, next: Action | undefined): Refusal | null {
  const { game, hits } = acting;
  arrange(acting, null);
  const { foe } = acting;
  const bar = refuseRound(game, { company: OWN, target: foe });
  if (bar) return bar;
  const wins = next === 'pursue' || next === 'advance';
  if (wins) game.s.strength[foe] = 1;
  hits.attacker = wins ? 1 : 0;
  melee(game, OWN, foe);
  return null;
}

/** It moves on into the next enemy. The first enemy is beaten, in its round or without one. */
function pursues(acting: ActingCompany): Refusal | null {
  const { game, foe: beaten } = acting;
  sendOff(acting, beaten);
  const foe = beaten + 1;
  bringUp(acting, foe, NEAR);
  const pursuing = pursue(game, OWN, beaten);
  const asked = pursuing.next();
  if (asked.done) return refused('R-PURSUIT', 'MM-E8a');
  pursuing.next([intoOf(asked.value)]);
  Object.assign(acting, { foe, close: true });
  return null;
}

/** The first pursuit that a question offers. */
function intoOf(moment: Moment<Answer>): Answer {
  const [question] = moment as readonly Question<Answer>[];
  for (const answer of question?.options() ?? []) if (answer.do === 'pursue') return answer;
  throw new RangeError('A pursuit was to be offered.');
}

/** Plays a stretch that asks nothing. */
function run(play: Play): void {
  if (!play.next().done) throw new RangeError('Nothing was to be asked.');
}
