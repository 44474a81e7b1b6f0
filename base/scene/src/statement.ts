/** Sentences as data: who does what to whom. The words are made from it, long on a card and short in the log. */
import type { LogItem } from '@linstock/kernel';
import type { Name } from './name.ts';

/** A verb for one and for many: `['is', 'are']`. */
export type Verb = readonly [one: string, many: string];

/** A name at the head of a sentence and its verb. As a string: `The 7th Fusiliers are`. */
export class Saying {
  readonly subject: Name;
  readonly verb: Verb;

  constructor(subject: Name, verb: Verb) {
    this.subject = subject;
    this.verb = verb;
  }

  /** The verb in the form that goes with its subject. */
  get verbForm(): string {
    return this.verb[this.subject.plural ? 1 : 0];
  }

  toString(): string {
    return `${capital(`${this.subject}`)} ${this.verbForm}`;
  }
}

/** A part of a sentence: words as they are, a name, or the subject with its verb. */
export type StatementPart = string | Name | Saying;

/** A name and the words about it at the end of a sentence. */
export interface Ending {
  readonly subject: Name;
  readonly words: string;
}

/** A sentence of the log in its parts. As a string it is the whole sentence, with its full stop. */
export class Statement {
  readonly parts: readonly StatementPart[];
  /** The result, after a comma: `the Militia is beaten`. Null if the sentence ends without one. */
  readonly ending: Ending | null;

  /** More sentences or half sentences that belong to it, before the full stop; empty if there are none. */
  readonly more: string;

  constructor(parts: readonly StatementPart[], ending: Ending | null = null, more = '') {
    this.parts = parts;
    this.ending = ending;
    this.more = more;
  }

  /** The same with its ending. */
  endingWith(subject: Name, [one, many]: Verb, words: string): Statement {
    return new Statement(
      this.parts,
      { subject, words: `${subject.plural ? many : one} ${words}` },
      this.more,
    );
  }

  /** The same without its ending. */
  withoutEnding(): Statement {
    return new Statement(this.parts, null, this.more);
  }

  /** The same without the additions. */
  withoutMore(): Statement {
    return new Statement(this.parts, this.ending);
  }

  /** The same with more words before the full stop. */
  adding(more: string): Statement {
    return new Statement(this.parts, this.ending, more);
  }

  /** The subject and verb, if the sentence begins with them. */
  get saying(): Saying | null {
    const [first] = this.parts;
    return first instanceof Saying ? first : null;
  }

  /** The parts after subject and verb; all parts if there is no subject. */
  get rest(): readonly StatementPart[] {
    return this.saying ? this.parts.slice(1) : this.parts;
  }

  /** The sentence without its full stop. */
  get words(): string {
    const ending = this.ending ? `, ${this.ending.subject} ${this.ending.words}` : '';
    return `${capital(this.parts.join(''))}${ending}${this.more}`;
  }

  /** As short as a headline: names in their short form, without articles and full stop. */
  get short(): string {
    const ending = this.ending ? `, ${this.ending.subject.short} ${this.ending.words}` : '';
    return `${capital(this.parts.map(shortPart).join(''))}${ending}${this.more}`;
  }

  /** The same without its subject, which was named just before; all of it if there is no subject. */
  get shortPredicate(): string {
    const { saying } = this;
    return saying ? `${saying.verbForm}${this.rest.map(shortPart).join('')}${this.more}` : this.short;
  }

  /** A text that begins with this sentence's words, with these written short. */
  shortIn(text: string, words: string): string {
    return `${this.short}${text.slice(words.length)}`;
  }

  toString(): string {
    return `${this.words}.`;
  }
}

/** A part of a sentence as a headline has it. */
function shortPart(part: StatementPart): string {
  if (typeof part === 'string') return part;
  return part instanceof Saying ? `${part.subject.short} ${part.verbForm}` : part.short;
}

/** First letter large, for the head of a sentence. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A sentence of the log in its parts, without its full stop: told`${saying(unit, 'fires', 'fire')} at ${target}`. Numbers and
 * undefined words become plain words.
 */
export function told(words: readonly string[], ...values: readonly (StatementPart | number)[]): Statement {
  const parts: StatementPart[] = [];
  const add = (part: StatementPart): void => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts.splice(-1, 1, last + part);
    else if (part !== '') parts.push(part);
  };
  words.forEach((each, i) => {
    add(each);
    const value = values[i];
    if (value !== undefined) add(typeof value === 'number' ? `${value}` : value);
  });
  return new Statement(parts);
}

/** The sentence of a log item in its parts; null if it is words only. Only here the kernel's opaque value is read. */
export function statementOf({ statement }: LogItem): Statement | null {
  return statement instanceof Statement ? statement : null;
}

/** A text without its full stop, so that more can follow. Reads the last sign only: some sentences of the log are words only. */
export const withoutStop = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

/** True if a text is a question: what follows it is its answer. Reads the last sign only: titles of throws are words only. */
export const isQuestion = (text: string): boolean => text.endsWith('?');
