import {
  bearingTo,
  facingTo,
  gap,
  movedTo,
  type Spot,
  type Stand,
  shortestSegments,
  spotAlong,
  TOUCH,
  within,
} from '@linstock/ground';
import { letGoBy, type Refusal } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { Answer, AnswerTo } from '../answers.ts';
import { companyId, companyOf, nameOf, placedOf, situationNow, standOf } from '../board.ts';
import { type Asked, type Game, type Play, put, tell } from '../game.ts';
import { judgeMove, refuseEnd, refusePivot } from '../measure/move.ts';
import { mayAttack, type Placed, type Situation } from '../measure/situation.ts';
import { inMeleeRange, isFlankAttack } from '../measure/zone.ts';
import { FRESH, refusePursuit } from '../reckon/turn.ts';
import { refused } from '../refuse.ts';
import * as S from '../state.ts';
import { LENGTHS } from '../tables.ts';
import { goTo, trample } from './losses.ts';

/** P-PURSUIT: cavalry that charged and won goes on into another enemy (E8). */

type Pursuit = Extract<AnswerTo<'pursue'>, { do: 'pursue' }>;

/** Offers a pursuit where there is one, and makes it; the enemy it leads into, or NONE. */
export function* pursue(game: Game, company: number, beaten: number): Play<number> {
  const { field, s } = game;
  const { abilities } = companyOf(field, company);
  const doings = { charged: S.has(s, company, S.CHARGED), pursued: S.has(s, company, S.PURSUED) };
  if (refusePursuit(abilities, doings, { beaten: true, pursuit: field.switches.pursuit })) return S.NONE;
  const question = pursuitQuestion(game, company, beaten);
  if (question.options().length < 2) return S.NONE;
  const answer = yield* put(question);
  if (answer.do === 'done') return S.NONE;
  const judged = judge(game, situationNow(field, s), company, beaten, answer);
  if ('code' in judged) throw new RangeError(`An illegal pursuit was given: ${judged.sentence}`);
  S.mark(s, company, S.PURSUED | S.CHARGED);
  s.done[company] = (s.done[company] as number) & ~S.MELEED; // it has a round to start again (MM-E8a)
  trample(game, company, judged.end);
  const went = goTo(game, company, judged.end);
  s.target[company] = answer.target;
  s.flank[company] = judged.flank ? 1 : 0;
  tell(
    game,
    companyOf(field, company).side,
    ['MM-E8a'],
    () => `${sentence(nameOf(field, company))} pursues into ${nameOf(field, answer.target)}.`,
    () => ({ kind: 'pursuit', went: went(), into: [companyId(answer.target)] }),
  );
  return answer.target;
}

function pursuitQuestion(game: Game, company: number, beaten: number): Asked<'pursue'> {
  const { field, s } = game;
  const situation = situationNow(field, s);
  return {
    side: companyOf(field, company).side,
    kind: 'pursue',
    clause: 'MM-E8a',
    stable: false,
    standing: letGoBy<Answer>(company, { do: 'done' }, (answer) => answer.do === 'done'),
    prompt: () =>
      `${sentence(nameOf(field, company))} has won its charge: does it pursue into another enemy?`,
    options: () => [...pursuitsOf(game, situation, company, beaten), { do: 'done' }],
    refuse: (answer) => {
      if (answer.do === 'done') return null;
      const judged = judge(game, situation, company, beaten, answer);
      return 'code' in judged ? judged : null;
    },
  };
}

/** One way into each enemy that can be reached. */
function pursuitsOf(game: Game, situation: Situation, company: number, beaten: number): Pursuit[] {
  const { field, s } = game;
  const own = standOf(field, s, company);
  const reach = LENGTHS.pursuitAdvance + LENGTHS.meleeRange + TOUCH;
  return situation.companies
    .filter(
      (foe) =>
        foe.side !== companyOf(field, company).side && foe.id !== beaten && within(own, foe.stand, reach),
    )
    .flatMap((foe) => {
      const ways = waysInto(own, foe.stand).map((to): Pursuit => ({ do: 'pursue', target: foe.id, ...to }));
      const legal = ways.find((answer) => !('code' in judge(game, situation, company, beaten, answer)));
      return legal ? [legal] : [];
    });
}

/** Straight at an enemy, turned to it or not, as far as is needed and farther: a turned stand may reach less far. */
function waysInto(own: Stand, foe: Stand): { x: number; y: number; facing: number }[] {
  const [from, to] = shortestSegments(own, foe).at(-1) as readonly [Spot, Spot];
  const here = { x: own.x, y: own.y, facing: own.facing };
  const distance = gap(own, foe);
  if (distance === 0) return [here];
  const aim = { x: own.x + to.x - from.x, y: own.y + to.y - from.y };
  const needed = Math.max(0, distance - LENGTHS.meleeRange) + LENGTHS.sampleStep;
  const lengths = [needed, needed + 2 * LENGTHS.sampleStep, LENGTHS.pursuitAdvance];
  const ways = [bearingTo(from, to), own.facing].flatMap((facing) =>
    lengths.map((far) => ({ ...spotAlong(own, aim, Math.min(LENGTHS.pursuitAdvance, far)), facing })),
  );
  return distance <= LENGTHS.meleeRange + TOUCH ? [here, ...ways] : ways;
}

/** Where a pursuit ends and whether it comes from the flank; or why it may not be (MM-E8c). */
function judge(
  game: Game,
  situation: Situation,
  company: number,
  beaten: number,
  answer: Pursuit,
): { readonly end: Stand; readonly flank: boolean } | Refusal {
  const { field, s } = game;
  const own = placedOf(field, s, company);
  const foe = situation.companies.find(({ id }) => id === answer.target);
  if (!foe || foe.side === own.side || foe.id === beaten)
    return refused('R-PURSUIT', 'MM-E8c', 'It pursues into an enemy other than the one it has just beaten.');
  const others = situation.companies.filter((each) => each.side !== own.side && each.id !== beaten);
  const near = others.filter((each) => inMeleeRange(situation, own, each) && mayAttack(situation, own, each));
  return near.length > 0
    ? judgeInRange(situation, own, near, foe, answer)
    : judgeLeg(situation, own, foe, answer);
}

function judgeInRange(
  situation: Situation,
  own: Placed,
  near: readonly Placed[],
  foe: Placed,
  { x, y, facing }: Pursuit,
) {
  if (!near.includes(foe))
    return refused(
      'R-PURSUIT',
      'MM-E8c',
      'Another enemy is within 3 inches already: it attacks one of those.',
    );
  if (x !== own.stand.x || y !== own.stand.y)
    return refused('R-PURSUIT', 'MM-E8c', 'It is within 3 inches already: it pivots, and does not move.');
  const end = facingTo(own.stand, facing);
  if (facing !== own.stand.facing) {
    const against = refusePivot(situation, own, facing) ?? refuseEnd(situation, own, end);
    if (against) return against;
  }
  return { end, flank: isFlankAttack(end, foe.stand) };
}

function judgeLeg(situation: Situation, own: Placed, foe: Placed, { x, y, facing, target }: Pursuit) {
  const move = { legs: [{ facing, to: { x, y } }], facing, target };
  const judged = judgeMove(situation, own, move, { doings: FRESH, allowance: LENGTHS.pursuitAdvance });
  if (judged.refusal) return judged.refusal;
  if (judged.charge?.target !== foe.id)
    return refused('R-PURSUIT', 'MM-E8c', 'A pursuit ends within 3 inches of the enemy it is aimed at.');
  return { end: movedTo(facingTo(own.stand, facing), { x, y }), flank: judged.charge.flank };
}
