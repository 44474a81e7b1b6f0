/**
 * The chances of answers, for a player who asks in words before anything is selected: `odds`, `odds 7th fusiliers on
 * the militia`.
 */
import { type Preview, type Reckoning, sharesOf, shareText } from '@linstock/kernel';
import { type Choice, choicesWith } from '../narrowing.ts';
import { type Picked, samePick } from '../pick.ts';
import { namedBy } from '../words.ts';
import type { LineContext } from './line-context.ts';
import { readLine, whyNotUnderstood } from './line-meaning.ts';

/** Answers that are reckoned for one line: the blows with the fewest who strike come first. */
const MAX_RECKONED_ANSWERS = 40;

/** Maximum number of answers whose chances are listed in one reply. */
const MAX_LISTED_ANSWERS = 4;

/** Previews an answer without giving it. */
type AnswerOdds<A> = (answer: A) => Pick<Preview, 'first' | 'throws'>;

/** The chances of the answer that a line after `odds` means; without more words, of all answers that throw dice now. */
export function answerOddsQuery<A>(said: string, spoken: LineContext<A>, preview: AnswerOdds<A>): string {
  if (said.trim() === '') return bestOddsInWords(spoken.menu.all, spoken, preview);
  const meant = readLine(said, spoken);
  switch (meant.means) {
    case 'answer':
      return bestOddsInWords([meant.choice], spoken, preview);
    case 'which':
      return bestOddsInWords(meant.choices, spoken, preview);
    case 'chosen': {
      const picks = meant.pieces.flatMap(({ id, group }): Picked[] => [{ piece: id }, { body: group }]);
      const theirs = picks.flatMap((pick) => choicesWith(spoken.menu.all, [pick]));
      return bestOddsInWords([...new Set(theirs)], spoken, preview, meant.name);
    }
    case 'not yours':
      return bestOddsInWords(against(said, spoken), spoken, preview, meant.name);
    default:
      return whyNotUnderstood(meant) ?? `Nothing that can be done now has the words "${said.trim()}".`;
  }
}

/** Answers by which enemies of this name are struck, or all who stand with them. */
function against<A>(said: string, { menu, scene, side }: LineContext<A>): readonly Choice<A>[] {
  const theirs = scene.pieces.filter((piece) => piece.side !== side);
  const picks = namedBy(theirs, ({ name }) => name, said).flatMap(({ id, place }): Picked[] => [
    { piece: id },
    ...(place === null ? [] : [place]),
  ]);
  return menu.all.filter((choice) => choice.picks.some((own) => picks.some((pick) => samePick(own, pick))));
}

/**
 * The best chances among these answers, each by its own words.
 * @param whose name of the unit, for the sentence that says there is nothing to throw for
 */
export function bestOddsInWords<A>(
  choices: readonly Choice<A>[],
  { scene, side }: Pick<LineContext<A>, 'scene' | 'side'>,
  preview: AnswerOdds<A>,
  whose = '',
): string {
  const enemies = scene.pieces
    .filter((piece) => piece.side !== side)
    .flatMap(({ id, place }): Picked[] => [{ piece: id }, ...(place === null ? [] : [place])]);
  const strikes = ({ picks }: Choice<A>) =>
    picks.some((pick) => enemies.some((each) => samePick(each, pick)));
  const blows = choices.filter(strikes).sort((a, b) => a.picks.length - b.picks.length);
  const thrown = (blows.length > 0 ? blows : choices)
    .slice(0, MAX_RECKONED_ANSWERS)
    .flatMap(({ label, answer }) => {
      const { first, throws } = preview(answer);
      // A blow that is certain to fail is worth reporting; a certain step that strikes no unit is not.
      const tells = first && throws && (blows.length > 0 || sharesOf(first).length > 1);
      return tells ? [{ label, first, good: goodChance(first) }] : [];
    });
  const best = thrown.sort((a, b) => b.good - a.good).slice(0, MAX_LISTED_ANSWERS);
  if (best.length > 0) return `${best.map(({ label, first }) => chancesInWords(label, first)).join('; ')}.`;
  const [only, ...others] = choices;
  if (only && others.length === 0) return `${only.label}: no dice are thrown for it.`;
  const idle = 'nothing can be done now that throws dice at the enemy.';
  return whose === '' ? `N${idle.slice(1)}` : `${whose}: ${idle}`;
}

/**
 * The possible results of one throw, with their chances: `The 1st gun fires on the Militia: no effect 66.7 %, one hit
 * 33.3 %`.
 */
export function chancesInWords(label: string, first: Reckoning): string {
  const shares = sharesOf(first).map((share) => `${share.outcome.label} ${shareText([share])}`);
  return `${label}: ${shares.join(', ')}`;
}

/** The chance that a throw goes well for the side that throws. */
export function goodChance(reckoning: Reckoning): number {
  return sharesOf(reckoning).reduce((sum, { outcome, chance }) => sum + (outcome.rank > 0 ? chance : 0), 0);
}
