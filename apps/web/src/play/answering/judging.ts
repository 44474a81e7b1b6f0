import type { Question } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import type { ClickRules } from '../picking/clicking.ts';
import { explainIdle, judgePicks } from '../picking/clickLegality.ts';
import type { AnyGame, SessionState } from '../state/state.ts';
import type { Transition } from '../state/transition.ts';

/** The game, its rules, and the question that is asked. */
type Position = { readonly rulebook: AnyRulebook | null; readonly game: AnyGame | null } & Pick<
  SessionState,
  'asked'
>;

/** The rules' verdict on clicks, at the open question. */
export function clickRulesAt({ rulebook, game, asked }: Position): ClickRules {
  const question: Question<unknown> | null = (asked && game?.question(asked.side)) ?? null;
  if (!rulebook || !game || !question) return { judge: () => null, whyIdle: () => null };
  return {
    judge: (picks) => judgePicks(rulebook, game, question, picks),
    whyIdle: (piece) => explainIdle(rulebook, game, question, piece),
  };
}

/** The rules' verdict on clicks, within a transition. */
export const clickRulesIn = ({ state, rules }: Transition): ClickRules =>
  clickRulesAt({ ...rules, asked: state.asked });
