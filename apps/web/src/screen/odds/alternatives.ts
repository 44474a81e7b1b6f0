import { chancesOf, type Reckoning } from '@linstock/kernel';
import { type Choice, hasOnlyButtons, type Picked, samePick } from '@linstock/scene';
import { shareOfAsMuch } from '../../play/aiming/aim.ts';
import type { AnyGame, Meaning, OpenQuestion } from '../../play/state/state.ts';

/** Another answer, and the chance that its throw does as much as the one it is compared with promises. */
export interface Alternative {
  readonly choice: Choice<unknown>;
  readonly effect: string;
}

/** Maximum number of answers that are examined, so that the page stays quick. */
const MAX_TRIED = 60;

/**
 * Up to three answers to the same question with a better throw than this one: by the same pieces, or at the
 * same place. Better means a higher mean rank of the outcomes. Among equals, the answer that keeps most of
 * the selection comes first.
 */
export function findAlternatives(
  game: AnyGame,
  asked: OpenQuestion,
  { choice, preview }: Meaning,
): readonly Alternative[] {
  if (!preview.first) return [];
  const than = meanRank(preview.first);
  const target = choice.picks.at(-1);
  const akin = asked.menu.all.filter(
    (each) =>
      each !== choice &&
      ((target && !('button' in target) && same(each.picks.at(-1), target)) ||
        each.picks.some((pick) => same(pick, choice.picks[0]))) &&
      !hasOnlyButtons(each.picks),
  );
  const better: (Alternative & { rank: number })[] = [];
  for (const each of akin.slice(0, MAX_TRIED)) {
    const { first } = game.preview(asked.side, each.answer);
    if (first?.name !== preview.first.name) continue;
    const rank = meanRank(first);
    if (rank > than && !sameRank(rank, than))
      better.push({ choice: each, effect: shareOfAsMuch(first, preview.first), rank });
  }
  const kept = (other: Choice<unknown>) =>
    choice.picks.filter((pick) => other.picks.some((each) => samePick(each, pick))).length;
  return better
    .sort((a, b) => (sameRank(a.rank, b.rank) ? kept(b.choice) - kept(a.choice) : b.rank - a.rank))
    .slice(0, 3);
}

const same = (one: Picked | undefined, other: Picked | undefined): boolean =>
  one !== undefined && other !== undefined && samePick(one, other);

const sameRank = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9;

function meanRank(reckoning: Reckoning): number {
  return chancesOf(reckoning).reduce((sum, row) => sum + row.chance * row.outcome.rank, 0);
}
