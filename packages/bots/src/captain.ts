import {
  type Chance,
  chanceDice,
  type Command,
  otherSide,
  type Plans,
  Position,
  type Question,
  type SavedPosition,
  type Side,
  seededChance,
} from '@linstock/kernel';
import { anyAnswer, type Bot, openQuestion, type Thinking } from './bot.ts';

/** How many stretches are fought through for a plan where the system names no number. */
const STRETCHES = 3;
/** Longest stretch thought through, in answers of both sides; past it the position is valued as it stands. */
const LONGEST = 400;

/**
 * The one people play against. It does not search counter by counter: it looks for the plan of each command
 * (regiment, brigade) that goes best with the others, by fighting the coming stretch through in thought with dice
 * of its own and an enemy who answers sensibly. The system's reflexes then carry the plans out, answer by answer.
 * A plan is made once for each stretch and kept until the stretch is over.
 */
export function captainBot<S, A, F>(): Bot<S, A, F> {
  const memory: { stretch: number; side: Side | null; plans: Plans } = {
    stretch: Number.NaN,
    side: null,
    plans: {},
  };
  return {
    name: 'captain',
    answer(position: Position<S, A, F>, side: Side, thinking: Thinking): A {
      const question = openQuestion(position, side);
      if (thinking.chance.below(100) < thinking.carelessness) return anyAnswer(question, thinking.chance);
      const { wits } = position.rules;
      const stretch = wits.horizon(position.field, position.state);
      if (stretch !== memory.stretch || side !== memory.side) {
        const answer = wits.reflex(position.field, position.state, question, {});
        if (otherAnswers(position, side, question, {}, answer).length === 0) return answer;
        memory.plans = bestPlans(position, side, thinking);
        memory.stretch = stretch;
        memory.side = side;
      }
      const answer = wits.reflex(position.field, position.state, question, memory.plans);
      if (!wits.isWeighty?.(question)) return answer;
      return secondThought(position, side, question, memory.plans, answer, thinking);
    },
    reason(position: Position<S, A, F>, side: Side, answer: A): string | null {
      const { wits } = position.rules;
      return (
        wits.reason?.(position.field, position.state, openQuestion(position, side), answer, memory.plans) ??
        null
      );
    },
  };
}

/** Plans, or an answer, with what they led to, once for each seed. */
interface Tried<T> {
  readonly choice: T;
  readonly worths: readonly number[];
}

/**
 * Begins with what comes naturally and with plans that all can share (hold, all against one enemy …), then tries another
 * plan for one command after the other while the others keep theirs.
 */
function bestPlans<S, A, F>(position: Position<S, A, F>, side: Side, thinking: Thinking): Plans {
  const commands = position.rules.wits.commands(position.field, position.state, side);
  const seeds = seedsFor(thinking);
  const start = position.save();
  const fight = (plans: Plans, seed: string): number =>
    fightThrough(position, start, side, plans, null, seededChance(seed));
  let best = firstTried(naturalPlans(commands), seeds, fight);
  for (const plan of new Set(commands.flatMap((command) => command.plans))) {
    if (thinking.late?.()) return best.choice;
    best = better(best, sharedPlan(commands, plan), seeds, fight);
  }
  for (const command of commands) {
    for (const plan of command.plans) {
      if (plan === best.choice[command.body]) continue;
      if (thinking.late?.()) return best.choice;
      best = better(best, { ...best.choice, [command.body]: plan }, seeds, fight);
    }
  }
  return best.choice;
}

/** Where other plans would answer otherwise, now that more dice have fallen, all those answers are fought through. */
function secondThought<S, A, F>(
  position: Position<S, A, F>,
  side: Side,
  question: Question<A>,
  plans: Plans,
  answer: A,
  thinking: Thinking,
): A {
  const others = otherAnswers(position, side, question, plans, answer);
  if (others.length === 0) return answer;
  const seeds = seedsFor(thinking);
  const start = position.save();
  const fight = (given: A, seed: string): number =>
    fightThrough(position, start, side, plans, given, seededChance(seed));
  let best = firstTried(answer, seeds, fight);
  for (const other of others) {
    if (thinking.late?.()) return best.choice;
    best = better(best, other, seeds, fight);
  }
  return best.choice;
}

/** What other plans for single commands would answer. */
function otherAnswers<S, A, F>(
  { rules, field, state }: Position<S, A, F>,
  side: Side,
  question: Question<A>,
  plans: Plans,
  answer: A,
): A[] {
  const { wits } = rules;
  const found = new Map<string, A>([[JSON.stringify(answer), answer]]);
  for (const { body, plans: all } of wits.commands(field, state, side))
    for (const plan of all) {
      if (plan === plans[body]) continue;
      const other = wits.reflex(field, state, question, { ...plans, [body]: plan });
      found.set(JSON.stringify(other), other);
    }
  return [...found.values()].slice(1);
}

function seedsFor({ effort, chance }: Thinking): string[] {
  return Array.from({ length: effort }, () => String(chance.bits()));
}

function firstTried<T>(
  choice: T,
  seeds: readonly string[],
  fight: (choice: T, seed: string) => number,
): Tried<T> {
  return { choice, worths: seeds.map((seed) => fight(choice, seed)) };
}

/** Seeds after which what has lost every time is given up. */
const HOPELESS = 3;

/**
 * Another choice, if it wins over the best so far in the same throws of thought (same seeds) by more than chance would
 * bring about: by its standard error. Luck is not to be taken for merit, least of all where much is tried.
 */
function better<T>(
  best: Tried<T>,
  choice: T,
  seeds: readonly string[],
  fight: (choice: T, seed: string) => number,
): Tried<T> {
  const worths: number[] = [];
  const gains: number[] = [];
  for (const [i, seed] of seeds.entries()) {
    const worth = fight(choice, seed);
    worths.push(worth);
    gains.push(worth - (best.worths[i] ?? 0));
    if (i + 1 === HOPELESS && gains.every((gain) => gain <= 0)) return best;
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1);
  return mean > 0.5 * Math.sqrt(spread / gains.length) ? { choice, worths } : best;
}

function naturalPlans(commands: readonly Command[]): Plans {
  return Object.fromEntries(commands.map(({ body, plans }) => [body, plans[0] ?? '']));
}

/** Everybody follows this plan who can; the others do what comes naturally. */
function sharedPlan(commands: readonly Command[], plan: string): Plans {
  return Object.fromEntries(
    commands.map(({ body, plans }) => [body, plans.includes(plan) ? plan : (plans[0] ?? '')]),
  );
}

/** Fights some stretches to their end, both sides by reflex but for a first answer, and values what is left. */
function fightThrough<S, A, F>(
  position: Position<S, A, F>,
  start: SavedPosition<S, A>,
  side: Side,
  plans: Plans,
  first: A | null,
  chance: Chance,
): number {
  const { rules, field } = position;
  const saved = { state: rules.clone(start.state), since: start.since };
  const thought = Position.load(rules, field, saved, { keep: false });
  const dice = chanceDice(chance);
  let stretch = rules.wits.horizon(field, thought.state);
  if (first !== null) thought.give(side, first, dice);
  let stretches = rules.wits.stretches ?? STRETCHES;
  for (let given = 0; given < LONGEST && !thought.over; given++) {
    const question = thought.open[0];
    if (!question) break;
    const mine = question.side === side ? plans : {};
    thought.give(question.side, rules.wits.reflex(field, thought.state, question, mine), dice);
    const now = rules.wits.horizon(field, thought.state);
    if (now === stretch) continue;
    stretch = now;
    if (--stretches === 0) break;
  }
  return (
    rules.wits.value(field, thought.state, side) - rules.wits.value(field, thought.state, otherSide(side))
  );
}
