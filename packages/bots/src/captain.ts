import {
  type Chance,
  chanceDice,
  type Command,
  otherSide,
  type Plans,
  Position,
  type SavedPosition,
  type Side,
  seededChance,
} from '@linstock/kernel';
import { anyAnswer, type Bot, openQuestion, type Thinking } from './bot.ts';

/** How many stretches are fought through for a plan: this one, and what the enemy makes of it. */
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
        memory.plans = bestPlans(position, side, thinking);
        memory.stretch = stretch;
        memory.side = side;
      }
      return wits.reflex(position.field, position.state, question, memory.plans);
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

/**
 * Begins with the best plan that all can share (hold, all against one enemy …), then improves the plan of one command
 * after the other while the others keep theirs. A new plan must win over the present one in the same throws of
 * thought (same seeds), so that luck is not taken for merit.
 */
function bestPlans<S, A, F>(position: Position<S, A, F>, side: Side, thinking: Thinking): Plans {
  const commands = position.rules.wits.commands(position.field, position.state, side);
  const seeds = Array.from({ length: thinking.effort }, () => String(thinking.chance.bits()));
  const start = position.save();
  let best = { plans: naturalPlans(commands), worth: Number.NEGATIVE_INFINITY };
  const consider = (plans: Plans): void => {
    const value = worth(position, start, side, plans, seeds);
    if (value > best.worth) best = { plans, worth: value };
  };
  consider(best.plans);
  for (const plan of new Set(commands.flatMap((command) => command.plans))) {
    if (thinking.late?.()) return best.plans;
    consider(sharedPlan(commands, plan));
  }
  for (const command of commands) {
    for (const plan of command.plans) {
      if (plan === best.plans[command.body]) continue;
      if (thinking.late?.()) return best.plans;
      consider({ ...best.plans, [command.body]: plan });
    }
  }
  return best.plans;
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

/** What plans are worth: the mean value at the end of the stretches they lead to, one for each seed. */
function worth<S, A, F>(
  position: Position<S, A, F>,
  start: SavedPosition<S, A>,
  side: Side,
  plans: Plans,
  seeds: readonly string[],
): number {
  let sum = 0;
  for (const seed of seeds) sum += fightThrough(position, start, side, plans, seededChance(seed));
  return sum / seeds.length;
}

/** Fights some stretches to their end, both sides by reflex, and values what is left. */
function fightThrough<S, A, F>(
  position: Position<S, A, F>,
  start: SavedPosition<S, A>,
  side: Side,
  plans: Plans,
  chance: Chance,
): number {
  const { rules, field } = position;
  const saved = { state: rules.clone(start.state), since: start.since };
  const thought = Position.load(rules, field, saved, { keep: false });
  const dice = chanceDice(chance);
  let stretch = rules.wits.horizon(field, thought.state);
  let stretches = STRETCHES;
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
