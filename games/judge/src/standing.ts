import type { Question, Side, StandingTerms } from '@linstock/kernel';
import { ruleFor, type SeatView, type StandingRule, type StandingRules } from '@linstock/protocol';

/** Chances are fractions of whole ways, and percent are whole: what differs by less is the same. */
const CHANCE_TOLERANCE = 1e-9;

/** An open question that its seat has settled beforehand. */
export interface SettledQuestion {
  readonly side: Side;
  readonly answer: unknown;
  readonly sealed: boolean;
}

/** The open questions with a standing answer of their seats; bots have none. */
export function settledQuestions(
  open: readonly Question<unknown>[],
  seats: readonly SeatView[],
  rulesOf: readonly [StandingRules, StandingRules],
): readonly SettledQuestion[] {
  const settled: SettledQuestion[] = [];
  for (const question of open) {
    const { side, sealed = false } = question;
    if (!question.standing || seats[side]?.level !== null) continue;
    const answer = settledAnswer(question, rulesOf[side]);
    if (answer !== null) settled.push({ side, answer, sealed });
  }
  return settled;
}

/** True if two values are the same text as JSON. */
export function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The answer for a late side, if the rules have one: the usual way, else passing. */
export function lateAnswer<A>({ standing, refuse }: Question<A>): A | null {
  const answer = standing?.usual() ?? standing?.act([]) ?? null;
  return answer !== null && refuse(answer) === null ? answer : null;
}

/** The answer that a seat's standing answers give to a question; null if the seat must be asked. */
export function settledAnswer<A>(question: Question<A>, rules: StandingRules): A | null {
  const { standing, kind } = question;
  if (!standing) return null;
  const answer =
    standing.units.length === 0 ? ofNoUnit(standing, kind, rules) : ofUnits(standing, kind, rules);
  return answer !== null && question.refuse(answer) === null ? answer : null;
}

function ofNoUnit<A>(standing: StandingTerms<A>, kind: string, rules: StandingRules): A | null {
  const rule = ruleFor(rules, kind);
  // A seat without a setting is asked only if the answers differ.
  if (typeof rule !== 'string') return standing.same?.() ?? null;
  if (rule === 'usual') return standing.usual();
  return rule === 'never' ? standing.act([]) : null;
}

/** If one unit must be asked about, the whole question is asked. */
function ofUnits<A>(standing: StandingTerms<A>, kind: string, rules: StandingRules): A | null {
  const says = standing.units.map(({ piece, chance }) => ruled(ruleFor(rules, kind, piece), chance));
  if (says.every((said) => said === 'usual')) return standing.usual();
  if (says.some((said) => said === 'ask' || said === 'usual')) return null;
  const acting = standing.units.filter((_, i) => says[i] === 'act').map(({ piece }) => piece);
  return standing.act(standing.oneByOne ? acting.slice(0, 1) : acting);
}

function ruled(rule: StandingRule, chanceOf: () => number | null): 'act' | 'pass' | 'ask' | 'usual' {
  if (rule === 'ask' || rule === 'usual') return rule;
  if (rule === 'always') return 'act';
  if (rule === 'never') return 'pass';
  const chance = chanceOf();
  if (chance === null) return 'ask';
  return chance * 100 > rule.from - CHANCE_TOLERANCE ? rule.do : 'pass';
}
