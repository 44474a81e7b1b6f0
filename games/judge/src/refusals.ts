import { type Entry, RECORD_LIMITS, type Refusal } from '@linstock/kernel';
import type { Fault } from '@linstock/protocol';

/** A command the judge did not do; nothing has changed. */
export class RefusedCommand extends Error {
  readonly fault: Fault;

  constructor({ code, clause, sentence }: Refusal, head?: number) {
    super(sentence);
    this.fault = { code, clause, sentence, ...(head !== undefined && { head }) };
  }
}

/** Refuses an entry that does not fit into a record; resigning always fits. */
export function refuseTooLong(entry: Entry): void {
  const { entries } = RECORD_LIMITS;
  if (entry.n < entries || (entry.n === entries && ('resign' in entry || 'claim' in entry))) return;
  throw new RefusedCommand({
    code: 'too-long',
    clause: null,
    sentence: `This game has reached the limit of ${entries} entries. You can only resign.`,
  });
}

/** The game has moved on since the sender's last entry. */
export function stale(head: number): RefusedCommand {
  return new RefusedCommand(
    {
      code: 'stale',
      clause: null,
      sentence: `The game has moved on and is now at entry ${head}. Look at what has happened, and decide again.`,
    },
    head,
  );
}

/** The game is not, or no longer, stored here. */
export function noGame(): RefusedCommand {
  return new RefusedCommand({
    code: 'no-game',
    clause: null,
    sentence: 'There is no such game here. Check the link; the game may have been deleted.',
  });
}

/** A spectator sends what only a player may. */
export function noSeat(): RefusedCommand {
  return new RefusedCommand({
    code: 'no-seat',
    clause: null,
    sentence: 'You are watching this game. To play, open your seat link.',
  });
}

/** A reply to no offer. */
export function noOffer(): RefusedCommand {
  return new RefusedCommand({
    code: 'no-offer',
    clause: null,
    sentence: 'The other side asks for nothing now.',
  });
}

/** A second request while one waits for its reply. */
export function offerOpen(): RefusedCommand {
  return new RefusedCommand({
    code: 'offer-open',
    clause: null,
    sentence: 'One request at a time: the one that is open has not been answered yet.',
  });
}

/** A game with a machine that is to be called off. */
export function notWithMachine(): RefusedCommand {
  return new RefusedCommand({
    code: 'not-people',
    clause: null,
    sentence: 'Only a game between two people can be called off. Resign, or remove the game.',
  });
}

/** A rematch offered before the game is over. */
export function notOver(): RefusedCommand {
  return new RefusedCommand({
    code: 'not-over',
    clause: null,
    sentence: 'This game is not over. A rematch can be offered when it is.',
  });
}

/** A rematch offered to a bot. */
export function noRival(): RefusedCommand {
  return new RefusedCommand({
    code: 'no-rival',
    clause: null,
    sentence: 'The other side is a machine. Begin the next battle with it as you like.',
  });
}

/** A rematch offered while the other side offers one. */
export function rematchOpen(): RefusedCommand {
  return new RefusedCommand({
    code: 'rematch-open',
    clause: null,
    sentence: 'The other side offers a rematch already. Accept it or decline it.',
  });
}

/** A reply to a rematch that is not offered. */
export function noRematch(): RefusedCommand {
  return new RefusedCommand({
    code: 'no-rematch',
    clause: null,
    sentence: 'The other side no longer offers a rematch.',
  });
}

/** A claim before its time. */
export function tooEarly(name: string, secondsLeft: number): RefusedCommand {
  const minutes = Math.ceil(secondsLeft / 60);
  const left =
    minutes < 120 ? `${minutes} minute${minutes === 1 ? '' : 's'}` : `${Math.ceil(minutes / 60)} hours`;
  return new RefusedCommand({
    code: 'not-late',
    clause: null,
    sentence: `The ${name} side has ${left} left to answer. Claim the game when they are over.`,
  });
}

/** More time or a vacation in a game without a clock, or one that is over. */
export function noClock(): RefusedCommand {
  return new RefusedCommand({
    code: 'no-clock',
    clause: null,
    sentence: 'No clock runs in this game.',
  });
}
