import { canonical } from '../canonical.ts';
import { readAnswer } from '../gate.ts';
import type { Position } from '../position.ts';
import type { Question, StandingTerms } from '../question.ts';
import { otherSide } from '../side.ts';
import { DiceNeeded, typedDice } from '../typed.ts';
import type { RecordedWatch } from './record-checks.ts';
import { type CheckContext, fail, type GameWatch, randomAnswer } from './walk.ts';

/**
 * A standing answer that a question accepts is legal, and its kind is in the settings of a seat. Passing declines if it
 * throws no dice, and then does not stop the other side from taking back. If it throws dice, it is an ordinary answer.
 */
export function standingKept<S, A, F>(trial: CheckContext<S, A, F>): RecordedWatch<S, A, F> {
  let met = 0;
  return {
    look({ game, question }) {
      const { standing, kind, side } = question;
      const forced = question.forcedAnswer?.() ?? null;
      if (forced !== null && question.refuse(forced) !== null)
        fail(`"${kind}" has to be answered with ${canonical(forced)}, and refuses it.`);
      if (!standing) return;
      if (!question.sealed && !trial.rules.standing.some((each) => each.kind === kind))
        fail(`"${kind}" takes a standing answer that the rules do not list.`);
      const answers = standingAnswers(question, standing);
      for (const answer of answers) {
        const read = readAnswer(game.position, side, JSON.parse(canonical(answer)));
        if ('refused' in read)
          fail(`the standing answer ${canonical(answer)} to "${kind}" is refused: ${read.refused.sentence}`);
      }
      const no = standing.act([]);
      met++;
      if (no === null || question.sealed || standing.units.length === 0) return;
      const proposal = game.propose(side, no, game.head, { standing: true, dice: () => typedDice([]) });
      const throws = 'refused' in proposal;
      if (throws && standing.declines(no))
        fail(`"${kind}" is let by, and refused: ${proposal.refused.sentence}`);
      if (!throws && !standing.declines(no)) fail(`"${kind}": nobody acts, and it is not let by.`);
    },
    end: () => met,
  };
}

/**
 * The answers that pass, that follow the usual way, and that stand for several equal answers. Some units may be refused
 * together; then the seat is asked.
 */
function standingAnswers<A>({ kind }: Question<A>, standing: StandingTerms<A>): A[] {
  for (const { piece, chance } of standing.units) {
    const found = chance();
    if (found !== null && !(found >= 0 && found <= 1))
      fail(`"${kind}" gives piece ${piece} the chance ${found}.`);
  }
  const answers = [standing.usual(), standing.act([]), standing.same?.() ?? null];
  return answers.filter((answer) => answer !== null);
}

/**
 * If a step leads to a question of the other side without a throw, every side asked was listed as provoked,
 * with the same chance.
 */
export function provocationsKept<S, A, F>(): GameWatch<S, A, F> {
  let met = 0;
  return {
    look({ position, question, chance }) {
      if (!question.provokes) return;
      const answer = randomAnswer(question, chance);
      const provoked = question.provokes(answer);
      const after = withoutThrow(position, question, answer);
      const next = after?.question(otherSide(question.side));
      if (!next?.standing || next.kind === question.kind) return;
      met++;
      const first = Math.min(...provoked.filter(({ kind }) => kind === next.kind).map(({ step }) => step));
      const due = provoked.filter(({ step, kind }) => step === first && kind === next.kind);
      const told = canonical(due.map(({ piece, chance: at }) => [piece, at]));
      const found = canonical(next.standing.units.map(({ piece, chance: at }) => [piece, at()]));
      if (found !== told) fail(`"${question.kind}" provokes ${told}, and "${next.kind}" asks ${found}.`);
    },
    end: () => met,
  };
}

function withoutThrow<S, A, F>(
  position: Position<S, A, F>,
  question: Question<A>,
  answer: A,
): Position<S, A, F> | null {
  const copy = position.clone({ keep: false });
  try {
    copy.giveAnswer(question.side, answer, typedDice([]));
    return copy;
  } catch (fault) {
    if (fault instanceof DiceNeeded) return null;
    throw fault;
  }
}
