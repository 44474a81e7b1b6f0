import {
  type Command,
  type Plans,
  type Question,
  type SeatPosition,
  type Side,
  sealedKnownTo,
} from '@linstock/kernel';
import { anyAnswer, type Bot, openQuestion, type ThinkingLimits } from './bot.ts';
import { better, race, seedsFor, tryFirst } from './contest.ts';
import { drawPlans } from './plan-draw.ts';
import { leadOf, playOut, type ThinkingCost } from './play-out.ts';

/**
 * The bot for human opponents. It does not search counter by counter. It looks for the plan of each command (regiment,
 * brigade) that works best with the others. To do so it plays the coming stretch out with its own dice and an enemy
 * that answers sensibly. The system's reflexes then carry the plans out, answer by answer. A plan is made once for each
 * stretch and used until the stretch is over.
 */
export function captainBot<S, A, F>(): Bot<S, A, F> {
  const memory: { stretch: number; side: Side | null; plans: Plans } = {
    stretch: Number.NaN,
    side: null,
    plans: {},
  };
  return {
    name: 'captain',
    answer(position: SeatPosition<S, A, F>, side: Side, given: ThinkingLimits): A {
      const thinking = bounded(given, position.rules.heuristics.thought);
      const question = openQuestion(position, side);
      if (thinking.chance.below(100) < thinking.carelessness) return anyAnswer(question, thinking.chance);
      const { heuristics } = position.rules;
      const known = sealedKnownTo(position, side);
      const stretch = heuristics.horizon(position.field, position.state, known);
      if (stretch !== memory.stretch || side !== memory.side) {
        const answer = heuristics.reflex(position.field, position.state, question, {}, known);
        if (otherAnswers(position, side, question, {}, answer).length === 0) return answer;
        memory.plans = bestPlans(position, side, thinking);
        memory.stretch = stretch;
        memory.side = side;
      }
      const answer = heuristics.reflex(position.field, position.state, question, memory.plans, known);
      if (!heuristics.isWeighty?.(question)) return answer;
      return secondThought(position, side, question, memory.plans, answer, thinking);
    },
    reason(position: SeatPosition<S, A, F>, side: Side, answer: A): string | null {
      const { heuristics } = position.rules;
      const { field, state } = position;
      const question = openQuestion(position, side);
      return (
        heuristics.reason?.(field, state, question, answer, memory.plans, sealedKnownTo(position, side)) ??
        null
      );
    },
  };
}

/** Thinking that knows what it has spent. */
interface CountedThinking extends ThinkingLimits {
  readonly spent: ThinkingCost;
}

/** Thinking that also ends after `most` playout answers for each unit of effort: a count is the same on every machine. */
function bounded(thinking: ThinkingLimits, most = Number.POSITIVE_INFINITY): CountedThinking {
  const spent: ThinkingCost = { answers: 0 };
  return {
    ...thinking,
    spent,
    late: () => spent.answers >= most * thinking.effort || thinking.late?.() === true,
  };
}

/**
 * Begins with the default plans and with plans that all can share (hold, all against one enemy …). Then it
 * tries another plan for one command after the other, with the others unchanged.
 */
function bestPlans<S, A, F>(position: SeatPosition<S, A, F>, side: Side, thinking: CountedThinking): Plans {
  const commands = position.rules.heuristics.commands(
    position.field,
    position.state,
    side,
    sealedKnownTo(position, side),
  );
  if (position.rules.heuristics.together) {
    const now = leadOf(position, side);
    return drawPlans(
      commands,
      thinking,
      (plans, seed) => playOut(position, side, plans, null, seed, thinking.spent) - now,
    );
  }
  const seeds = seedsFor(thinking);
  const trial = (plans: Plans, seed: string): number =>
    playOut(position, side, plans, null, seed, thinking.spent);
  let best = tryFirst(naturalPlans(commands), seeds, trial);
  for (const plan of new Set(commands.flatMap((command) => command.plans))) {
    if (thinking.late?.()) return best.choice;
    best = better(best, sharedPlan(commands, plan), seeds, trial);
  }
  for (const command of commands) {
    for (const plan of command.plans) {
      if (plan === best.choice[command.body]) continue;
      if (thinking.late?.()) return best.choice;
      best = better(best, { ...best.choice, [command.body]: plan }, seeds, trial);
    }
  }
  return best.choice;
}

/** The maximum effort for a single weighty answer, in efforts for a plan: it is asked after most of the dice. */
const MAX_ANSWER_EFFORT = 4;

/** Now that more dice have fallen, what other plans would answer, and whatever else is sensible, is played out. */
function secondThought<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  question: Question<A>,
  plans: Plans,
  answer: A,
  thinking: CountedThinking,
): A {
  const { rules, field, state } = position;
  const others = new Map<string, A>();
  for (const other of otherAnswers(position, side, question, plans, answer))
    others.set(JSON.stringify(other), other);
  for (const other of rules.heuristics.candidates(field, state, question, sealedKnownTo(position, side)))
    others.set(JSON.stringify(other), other);
  others.delete(JSON.stringify(answer));
  return race([answer, ...others.values()], thinking.effort * MAX_ANSWER_EFFORT, thinking, (given, seed) =>
    playOut(position, side, plans, given, seed, thinking.spent),
  );
}

/** The answers of other plans for single commands. */
function otherAnswers<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  question: Question<A>,
  plans: Plans,
  answer: A,
): A[] {
  const { rules, field, state } = position;
  const { heuristics } = rules;
  const known = sealedKnownTo(position, side);
  const found = new Map<string, A>([[JSON.stringify(answer), answer]]);
  for (const { body, plans: all } of heuristics.commands(field, state, side, known))
    for (const plan of all) {
      if (plan === plans[body]) continue;
      const other = heuristics.reflex(field, state, question, { ...plans, [body]: plan }, known);
      found.set(JSON.stringify(other), other);
    }
  return [...found.values()].slice(1);
}

function naturalPlans(commands: readonly Command[]): Plans {
  return Object.fromEntries(commands.map(({ body, plans }) => [body, plans[0] ?? '']));
}

/** Every command that can follows this plan; the others follow their default. */
function sharedPlan(commands: readonly Command[], plan: string): Plans {
  return Object.fromEntries(
    commands.map(({ body, plans }) => [body, plans.includes(plan) ? plan : (plans[0] ?? '')]),
  );
}
