import { botAfterRestart, botAfterSeals, botAnswersWishes, botsPlay } from './bot-checks.ts';
import type { Place } from './place.ts';
import { openedBefore, secretKept, wiresTellNothing } from './seal-checks.ts';
import * as seats from './seat-checks.ts';
import * as standing from './standing-checks.ts';
import type { Check } from './store.ts';

/**
 * The checks for every place where games are judged, whatever its host and its store: `for (const check of
 * judgeContract(place)) test(check.name, check.run)`.
 */
export function judgeContract(place: () => Place): readonly Check[] {
  const check = (name: string, law: (place: Place) => Promise<void>): Check => ({
    name: `judge: ${name}`,
    run: () => law(place()),
  });
  return [
    check('two seats answer at once, and both answers stand', seats.bothAtOnce),
    check(
      'two seats answer at once at two judges of one store, and both answers stand',
      seats.bothAtTwoJudges,
    ),
    check('the order of locks makes no difference to play', seats.eitherOrder),
    check('a lock may be taken back until the other side has locked too', seats.takenBackUntilLocked),
    check('of a take-back and a lock sent together one is refused, and no consent is asked', seats.crossing),
    check('a taking back that has not seen the lock of the other side is refused', seats.lateBack),
    check('two tabs of one player get the same entries, and one answer counts', seats.twoTabs),
    check('a command sent again counts once', seats.repeats),
    check('stale, illegal and unasked commands are refused, and nothing is published', seats.refusals),
    check('a taking back is asked for, declined, overtaken and granted', seats.offers),
    check('a change by hand is asked for, declined, overtaken and granted', seats.byHand),
    check(
      'a reader that comes back receives the missed entries and has the position of the judge',
      seats.comingBack,
    ),
    check('a side may resign while its order is locked', seats.resigning),
    check('a draw is offered, declined, lapses and is taken', seats.drawing),
    check('a rematch is offered when the game is over, declined and taken', seats.rematching),
    check('no subscription shows a secret of another seat', wiresTellNothing),
    check('answers that an entry reveals are sent before it', openedBefore),
    check('the dice secret is not published before the end', secretKept),
    check('a seat sets standing answers by kind, by piece and by chance', standing.rulesOfTheSeat),
    check('a loss is shared out in the usual way', standing.usualWay),
    check(
      'rules set while the question is open are followed at once, and only their seat sees them',
      standing.setWhileOpen,
    ),
    check(
      'a settled answer that was taken back is asked; after the undo of the mover it is given again',
      standing.takenBack,
    ),
    check(
      'a settled answer that was due when the judge died is given on waking, once',
      standing.givenOnWaking,
    ),
    check('an order in secret is settled without a mark, when the other has locked', standing.inSecret),
    check('two bots play to the end without a reader', botsPlay),
    check('a bot goes on when a person has locked first, round after round', botAfterSeals),
    check('a bot answers wishes to take back, and declines a draw', botAnswersWishes),
    check('a bot answers after its place went down', botAfterRestart),
  ];
}
