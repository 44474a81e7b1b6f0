import { lengthWords } from '@linstock/ground';
import type { Refusal, Side } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import { placedOf } from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { type Game, type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../../model/naming.ts';
import { mark, type PendingQuickMarch, QUICK_MARCHED } from '../../model/state.ts';
import { inchesReckoning } from '../../reckon/lines.ts';
import { bonusRow } from '../../reckon/rates.ts';
import { BONUS_DICE } from '../../tables/index.ts';
import { refused } from '../../tables/refuse.ts';
import { sentence, titled } from '../../tables/words.ts';
import { beginMarch, moverOnMove, refuseMove } from './carrying-out.ts';
import { refusePush } from './marching.ts';
import { refuseMover } from './movers.ts';
import { provokedBy } from './provoked.ts';
import { anyWay, goodWays } from './ways.ts';

/** Quick march: the bonus is rolled first, then the legs are stated (JR-6.4, D13). */

type March = AnswerTo<'quick-march'>;

/** Why a unit may not roll for a quick march; null if it may (D13). */
export function refusePushOf({ field, s }: StateView, side: Side, unit: UnitId): Refusal | null {
  return refuseMover(field, s, side, unit, 'M') ?? refusePush(field, s, unit);
}

/** The quick march of a unit, if it may try one. */
export function pushesOf(
  { field, s }: StateView,
  unit: UnitId,
): (AnswerTo<'moves'> & { do: 'quick-march' })[] {
  return refusePush(field, s, unit) === null ? [{ do: 'quick-march', unit }] : [];
}

/** Rolls the bonus of a unit; it does not fire any more this turn (JR-6.4b). */
export function push(game: Game, unit: UnitId): void {
  const { field, s, umpire } = game;
  const { horseArtillery } = unitOf(field, unit);
  const dice = BONUS_DICE[bonusRow({ ...placedOf(field, s, unit), horseArtillery })];
  const title = titled(`${nameOf(field, unit)} quick-marches`);
  const { sum } = umpire.throw({
    ...inchesReckoning('bonus move', title, 'JR-6.4a', dice),
    about: [unitPiece(unit)],
  });
  mark(s, unit, QUICK_MARCHED);
  s.pushing = { unit, bonus: sum };
}

/** The legs of a unit whose bonus is rolled. */
export function* quickMarch(game: Game, pushing: PendingQuickMarch): Play {
  beginMarch(game.s, yield* put(quickMarchQuestion(game, pushing)));
}

/** Asks how a unit uses its quick march. */
function quickMarchQuestion(game: StateView, { unit, bonus }: PendingQuickMarch): QuestionOf<'quick-march'> {
  const { field, s } = game;
  const { side } = unitOf(field, unit);
  const move = (legs: readonly March['legs'][number][]): March => ({ do: 'move', unit, legs: [...legs] });
  return {
    side,
    kind: 'quick-march',
    clause: 'JR-6.4a',
    stable: true,
    prompt: () =>
      `${sentence(`${nameOf(field, unit)} has ${lengthWords(bonus * 1000, 1)} more`)} Where does it march?`,
    options: () => [...goodWays(moverOnMove(game, unit))].map(move),
    refuse: (answer) =>
      answer.unit === unit
        ? refuseMove(game, side, answer)
        : refused('JR-6.4a', `It is ${nameOf(field, unit)} that marches now.`),
    sample: (choose) => move(anyWay(moverOnMove(game, unit), choose)),
    provokes: (answer) =>
      'legs' in answer && answer.do === 'move'
        ? provokedBy({ field, s }, ({ s: copy }) => beginMarch(copy, answer))
        : [],
  };
}
