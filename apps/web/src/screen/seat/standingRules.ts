import type { StandingKind } from '@linstock/kernel';
import { ruleFor, type StandingRule, type StandingRules, UNSAID } from '@linstock/protocol';

/** The possible settings of a seat for one kind of question, as a form offers them. */
export type RuleChoice =
  | 'ask'
  | 'ask if they differ'
  | 'always'
  | 'never'
  | 'usual'
  | 'act from'
  | 'ask from';

/** The names of the settings in a form. */
export const SAID_WORDS: Readonly<Record<RuleChoice, string>> = {
  ask: 'ask',
  'ask if they differ': 'ask if they differ',
  always: 'always',
  never: 'never',
  usual: 'as usual',
  'act from': 'from …',
  'ask from': 'ask from …',
};

/** The chance, in whole percent, a threshold begins with. */
export const USUAL_FROM = 20;

/** No rules: every question is asked. */
export const NO_RULES: StandingRules = {};

/** The possible settings for a kind. To act or to ask from some chance on is possible only if the kind has a chance. */
export function saysOf({ says, chance, differs }: StandingKind): readonly RuleChoice[] {
  if (says === 'usual') return differs ? ['ask', 'ask if they differ', 'usual'] : ['ask', 'usual'];
  return chance === null ? ['ask', 'always', 'never'] : ['ask', 'always', 'never', 'act from', 'ask from'];
}

/** A rule as a form shows it; a threshold asks where a kind has no chance to compare it with. */
export function saidOf({ chance, differs }: StandingKind, rule: StandingRule): RuleChoice {
  if (typeof rule === 'string') return rule;
  if (differs) return 'ask if they differ';
  if (chance === null) return 'ask';
  return rule.do === 'act' ? 'act from' : 'ask from';
}

/** The rule a form means; `from` in whole percent counts for the two with a threshold only. */
export function ruleOf(said: RuleChoice, from: number): StandingRule {
  if (said === 'ask if they differ') return UNSAID;
  if (said === 'act from') return { from, do: 'act' };
  return said === 'ask from' ? { from, do: 'ask' } : said;
}

/** The rules with another one for a kind. */
export function withKind(rules: StandingRules, kind: string, rule: StandingRule): StandingRules {
  return { ...rules, kinds: { ...rules.kinds, [kind]: rule } };
}

/** The rules with a piece's exception for a kind of question; null removes the exception. */
export function withPiece(
  rules: StandingRules,
  piece: number,
  kind: string,
  rule: StandingRule | null,
): StandingRules {
  const { [kind]: _, ...others } = rules.pieces?.[piece] ?? {};
  const own = rule === null ? others : { ...others, [kind]: rule };
  const { [piece]: __, ...pieces } = rules.pieces ?? {};
  return { ...rules, pieces: Object.keys(own).length === 0 ? pieces : { ...pieces, [piece]: own } };
}

/** The rules with the same for each of several pieces at a kind of question. */
export function withPieces(
  rules: StandingRules,
  pieces: readonly number[],
  kind: string,
  rule: StandingRule | null,
): StandingRules {
  return pieces.reduce((all, piece) => withPiece(all, piece, kind, rule), rules);
}

/** The setting for a kind of question that all of these pieces share. If they differ, that of the first. Null: for all. */
export function findSharedRule(
  rules: StandingRules,
  kind: string,
  pieces: readonly number[] | null,
): StandingRule {
  return ruleFor(rules, kind, pieces?.[0]);
}

/** An exception: the answer of one piece to one kind of question. */
export interface Exception {
  readonly piece: number;
  readonly kind: string;
  readonly rule: StandingRule;
}

/** The exceptions among rules, by piece and kind. */
export function exceptionsOf(rules: StandingRules): Exception[] {
  return Object.entries(rules.pieces ?? {}).flatMap(([piece, kinds]) =>
    Object.entries(kinds).map(([kind, rule]) => ({ piece: Number(piece), kind, rule })),
  );
}

/** Rules for all kinds at once, with the names that a player would use. */
export const PRESETS: readonly {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly rule: (kind: StandingKind) => StandingRule;
}[] = [
  { id: 'ask', title: 'Ask me', line: 'Every question waits for you.', rule: () => 'ask' },
  {
    id: 'short',
    title: 'Short stops',
    line: `You are asked from a chance of ${USUAL_FROM} % on; less likely ones are passed.`,
    rule: ({ says, chance }) =>
      says === 'usual' ? 'usual' : chance === null ? 'ask' : { from: USUAL_FROM, do: 'ask' },
  },
  {
    id: 'run',
    title: 'Let it run',
    line: 'Your troops act whenever it can have an effect. The game waits for you only for secret orders.',
    rule: ({ says, chance }) =>
      says === 'usual' ? 'usual' : chance === null ? 'always' : { from: 1, do: 'act' },
  },
];

/** The rules of a preset; no piece has its own. Secret questions are always asked. */
export function makePreset(preset: (typeof PRESETS)[number], kinds: readonly StandingKind[]): StandingRules {
  return {
    kinds: Object.fromEntries(kinds.map((kind) => [kind.kind, kind.secret ? 'ask' : preset.rule(kind)])),
  };
}

/** A rule in words: `always`, `from 20 %, else never`. */
export function describeRule(rule: StandingRule): string {
  if (rule === 'usual') return 'as usual';
  if (typeof rule === 'string') return rule;
  return rule.do === 'act' ? `from ${rule.from} %` : `ask from ${rule.from} %, else never`;
}
