/** The words of notifications. They say nothing that only one player may know. */
import type { NotificationKind } from '@linstock/protocol';

/** An event, with the names that its sentence needs. */
export interface NotificationFacts {
  readonly kind: NotificationKind;
  /** The name of the battle. */
  readonly battle: string;
  /** The other player. */
  readonly opponent: string;
  /** The turn, such as `Turn 4 of 7`. */
  readonly progress: string;
  /** The question, or the request. */
  readonly what: string;
  /** The last event in a sentence, or who won. */
  readonly event: string;
  /** Milliseconds that the player has left; null without a clock. */
  readonly left: number | null;
  /** The side of the player. */
  readonly side: string;
  /** The result for the player; null before the end. */
  readonly result: 'won' | 'lost' | 'drew' | null;
  /** Both players with their sides, for the end: the winner, or the first side, first. */
  readonly players: readonly [string, string];
  /** The place in the page, such as `#/g/GAME`. */
  readonly path: string;
}

/** A notification in words: for a lock screen, a letter, and a line of a webhook (without its link). */
export interface NotificationWords {
  readonly title: string;
  readonly body: string;
  readonly subject: string;
  readonly line: string;
}

const MAX_TITLE = 50;
const MAX_BODY = 100;

const MINUTE_MS = 60_000;

/** The words for an event. */
export function wordsOf(facts: NotificationFacts): NotificationWords {
  const { title, body, subject = title, line } = LONG_WORDS[facts.kind](facts);
  return {
    title: cut(title, MAX_TITLE),
    body: cut(body, MAX_BODY),
    subject: cut(subject, 150),
    line: cut(line, 600),
  };
}

/** The words before they are shortened; the title is a letter's subject if none is given. */
type LongWords = Omit<NotificationWords, 'subject'> & { readonly subject?: string };

const LONG_WORDS: Readonly<Record<NotificationKind, (facts: NotificationFacts) => LongWords>> = {
  asked({ battle, what, event, left, progress }) {
    const time = left === null ? '' : ` ${timeWords(left)} left.`;
    const question = bare(what);
    return {
      title: `${battle}: ${question}`,
      body: `${sentence(event)}${time}`.trim(),
      subject: `${battle}, ${small(progress)}: ${question}${left === null ? '' : ` (${timeWords(left)} left)`}`,
      line: `${battle}, ${small(progress)}: ${sentence(what)} ${sentence(event)}${time}`,
    };
  },
  low({ battle, what, left }) {
    const title = `${battle}: ${timeWords(left ?? 0)} left`;
    return { title, body: sentence(what), line: `${title}. ${sentence(what)}` };
  },
  late({ battle, opponent }) {
    const title = `${battle}: ${opponent} ran out of time`;
    return { title, body: 'Claim, give time, or find a replacement.', line: `${title}.` };
  },
  accepted({ battle, opponent, side }) {
    const title = `${opponent} accepted your challenge`;
    return {
      title,
      body: `${battle}. You command ${side}.`,
      subject: `${title}: ${battle}`,
      line: `${title}: ${battle}.`,
    };
  },
  offer({ battle, opponent, what }) {
    const title = `${battle}: ${opponent} asks`;
    return { title, body: sentence(what), line: `${title}: ${sentence(what)}` };
  },
  over({ battle, event, result, players: [first, second] }) {
    const won = result === 'drew' ? `${first} and ${second} drew` : `${first} won against ${second}`;
    // A game that was called off has no result.
    const words = result === null ? sentence(event) : `${won}.`;
    return {
      title: `${battle} is over`,
      body: sentence(event),
      subject: result === null ? `${battle} is over` : `You ${result} at ${battle}`,
      line: `${battle} is over: ${words}`,
    };
  },
};

/** A time in words: the two largest units, rounded down. */
export function timeWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const parts = [
    counted(days, 'day'),
    counted(hours, 'hour'),
    days === 0 ? counted(minutes % 60, 'minute') : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'less than a minute' : parts.join(' ');
}

const counted = (n: number, noun: string): string => (n === 0 ? '' : `${n} ${noun}${n === 1 ? '' : 's'}`);

/** A question without its last sign, for a title. */
const bare = (text: string): string => text.trim().replace(/[.:]$/, '');

/** A text with its full stop. */
function sentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** A text on one line that is not longer than `length` characters. */
function cut(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}
