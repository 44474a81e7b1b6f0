import {
  type Chance,
  type Heuristics,
  type Plans,
  type Question,
  type SeatPosition,
  type Side,
  sealedKnownTo,
} from '@linstock/kernel';
import { type Bot, openQuestion, type ThinkingLimits } from './bot.ts';
import { searchByCommand } from './command-search.ts';
import { race } from './contest.ts';
import { type Evidence, type FoundPlans, isBehind, isHopeless, withEvidence } from './evidence.ts';
import { playOut, type ThinkingCost, type ThoughtSetting } from './play-out.ts';
import { naturalPlans } from './shared-plans.ts';
import { searchByTournament } from './tournament.ts';

/** The captain, and the one that changes to it are measured against. */
type CaptainName = 'captain' | 'captain-1';

/**
 * The bot for human opponents. It does not search counter by counter. It looks for the plan of each command (regiment,
 * brigade) that works best with the others. To do so it plays the coming stretches out with its own dice and an enemy
 * that answers sensibly. The system's reflexes then carry the plans out, answer by answer. A plan is made once for each
 * stretch and used until the stretch is over.
 */
export function captainBot<S, A, F>(name: CaptainName): Bot<S, A, F> {
  const memory = emptyMemory();
  const heuristicsOf = ({ rules: { heuristics } }: SeatPosition<S, A, F>): Heuristics<S, A, F> =>
    name === 'captain-1' ? (heuristics.baseline ?? heuristics) : heuristics;
  return {
    name,
    answer(position: SeatPosition<S, A, F>, side: Side, given: ThinkingLimits): A {
      const heuristics = heuristicsOf(position);
      const spent: ThinkingCost = { answers: 0 };
      const thinking = bounded(given, spent, heuristics);
      const question = openQuestion(position, side);
      const { mistakes } = thinking;
      const setting: ThoughtSetting<S, A, F> = {
        ...{ position, side, heuristics, spent },
        ...(mistakes === 'own turn' && { stretches: 1 }),
      };
      const { field, state } = position;
      const known = sealedKnownTo(position, side);
      const stretch = heuristics.horizon(field, state, known);
      const isNew = stretch !== memory.stretch || side !== memory.side;
      if (isNew && mistakes === 'forgetful') {
        const plans = forgetfulPlans(setting, thinking.chance);
        rememberPlans(memory, { plans, evidence: null }, stretch, side);
      } else if (isNew) {
        const answer = heuristics.reflex(field, state, question, {}, known);
        if (otherAnswers(setting, question, {}, answer).length === 0) return answer;
        const found = bestPlans(setting, side === memory.side ? memory.plans : {}, thinking);
        rememberPlans(memory, found, stretch, side);
      }
      const answer = heuristics.reflex(field, state, question, memory.plans, known);
      if (mistakes === 'forgetful' || !heuristics.isWeighty?.(question)) return answer;
      const { choice, evidence } = secondThought(setting, question, memory.plans, answer, thinking);
      if (evidence) memory.news = { what: 'answers', evidence };
      return choice;
    },
    reason(position: SeatPosition<S, A, F>, side: Side, answer: A): string | null {
      const { field, state } = position;
      const question = openQuestion(position, side);
      const known = sealedKnownTo(position, side);
      const reason = heuristicsOf(position).reason?.(field, state, question, answer, memory.plans, known);
      const { news } = memory;
      if (!reason || !news) return reason ?? null;
      memory.news = null;
      return withEvidence(reason, news.evidence, news.what);
    },
    resigns: () => memory.hopeless >= HOPELESS_STRETCHES,
    agreesToDraw: () => memory.behind > 0,
    offersDraw: () => offersDraw(memory),
  };
}

/** The memory of a captain between answers. */
interface Memory {
  stretch: number;
  side: Side | null;
  plans: Plans;
  /** Evidence that was not shown yet; it is shown once, with the next reason. */
  news: { readonly what: 'plans' | 'answers'; readonly evidence: Evidence } | null;
  /** Number of searches for plans, one after the other, that found the game as good as lost. */
  hopeless: number;
  /** Number of searches for plans, one after the other, that found the side behind. */
  behind: number;
  /** True once it has offered a draw in this game. */
  hasOffered: boolean;
}

function emptyMemory(): Memory {
  return {
    stretch: Number.NaN,
    side: null,
    plans: {},
    news: null,
    hopeless: 0,
    behind: 0,
    hasOffered: false,
  };
}

/** Number of hopeless stretches after which a captain resigns, and of stretches behind after which it offers a draw. */
const HOPELESS_STRETCHES = 3;
const BEHIND_STRETCHES = 3;

function offersDraw(memory: Memory): boolean {
  if (memory.hasOffered || memory.behind < BEHIND_STRETCHES) return false;
  memory.hasOffered = true;
  return true;
}

function rememberPlans(memory: Memory, { plans, evidence }: FoundPlans, stretch: number, side: Side): void {
  memory.hopeless = evidence && isHopeless(evidence) ? memory.hopeless + 1 : 0;
  memory.behind = evidence && isBehind(evidence) ? memory.behind + 1 : 0;
  memory.news = evidence && { what: 'plans', evidence };
  memory.plans = plans;
  memory.stretch = stretch;
  memory.side = side;
}

/** Thinking that also ends after as many playout answers as the system says: a count is the same on every machine. */
function bounded<S, A, F>(
  thinking: ThinkingLimits,
  spent: ThinkingCost,
  { thought = Number.POSITIVE_INFINITY }: Heuristics<S, A, F>,
): ThinkingLimits {
  return {
    ...thinking,
    late: () => spent.answers >= thought * thinking.effort || thinking.late?.() === true,
  };
}

/** Each command does what is natural, except one that is forgotten: the plans of a beginner. */
function forgetfulPlans<S, A, F>(
  { position, side, heuristics }: ThoughtSetting<S, A, F>,
  chance: Chance,
): Plans {
  const { field, state } = position;
  const commands = heuristics.commands(field, state, side, sealedKnownTo(position, side));
  const { beginner } = heuristics;
  const plans = { ...naturalPlans(commands), ...beginner?.habits };
  const forgotten = commands.length < 2 ? undefined : commands[chance.below(commands.length)];
  return beginner && forgotten ? { ...plans, [forgotten.body]: beginner.forgotten } : plans;
}

function bestPlans<S, A, F>(
  setting: ThoughtSetting<S, A, F>,
  last: Plans,
  thinking: ThinkingLimits,
): FoundPlans {
  const { position, side, heuristics } = setting;
  const known = sealedKnownTo(position, side);
  const commands = heuristics.commands(position.field, position.state, side, known);
  return heuristics.tournament
    ? searchByTournament(setting, heuristics.tournament, commands, last, thinking)
    : searchByCommand(setting, commands, thinking);
}

/** The maximum effort for a single weighty answer, in efforts for a plan: it is asked after most of the dice. */
const MAX_ANSWER_EFFORT = 4;

/** Now that more dice have fallen, what other plans would answer, and whatever else is sensible, is played out. */
function secondThought<S, A, F>(
  setting: ThoughtSetting<S, A, F>,
  question: Question<A>,
  plans: Plans,
  answer: A,
  thinking: ThinkingLimits,
): { readonly choice: A; readonly evidence: Evidence | null } {
  const { position, side, heuristics } = setting;
  const known = sealedKnownTo(position, side);
  const others = new Map<string, A>();
  for (const other of otherAnswers(setting, question, plans, answer))
    others.set(JSON.stringify(other), other);
  for (const other of heuristics.candidates(position.field, position.state, question, known))
    others.set(JSON.stringify(other), other);
  others.delete(JSON.stringify(answer));
  return race([answer, ...others.values()], thinking.effort * MAX_ANSWER_EFFORT, thinking, (given, seed) =>
    playOut(setting, plans, given, seed),
  );
}

/** The answers of other plans for single commands. */
function otherAnswers<S, A, F>(
  { position, side, heuristics }: ThoughtSetting<S, A, F>,
  question: Question<A>,
  plans: Plans,
  answer: A,
): A[] {
  const { field, state } = position;
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
