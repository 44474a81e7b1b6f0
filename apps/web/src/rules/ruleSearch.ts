/** The rules of a system as chapters, and the chapters that match a search. */
import {
  type Clauses,
  clausesByChapter,
  type Guide,
  type Origin,
  originOf,
  type PlayStep,
} from '@linstock/kernel';
import { searchPattern } from './synonyms.ts';

/** A rule as the list shows it. */
export interface FoundRule {
  readonly id: string;
  readonly line: string;
  /** Its source, with a capital. */
  readonly from: string;
  /** Says if the rule is from the source, or is wholly or partly a ruling of ours. */
  readonly origin: Origin;
}

/** A chapter with those of its rules that were found. */
export interface FoundChapter {
  readonly title: string;
  readonly gist: string;
  readonly rules: readonly FoundRule[];
}

/** The result of a search. */
export interface FoundRules {
  readonly steps: readonly PlayStep[];
  readonly chapters: readonly FoundChapter[];
  /** Rules found, and how many of them were decided by us wholly or in part. */
  readonly count: number;
  readonly rulings: number;
}

/**
 * The chapters with the rules that match a search. A rule matches if its number, text or source has all the
 * words, or words with the same meaning: `ruling` finds the rulings. A chapter whose heading matches is shown
 * whole. A system without chapters is one chapter.
 */
export function searchRules(clauses: Clauses, guide: Guide | undefined, asked: string): FoundRules {
  const sought = splitQuery(asked).map((word) => new RegExp(searchPattern(word), 'iu'));
  const has = (text: string) => sought.every((word) => word.test(text));
  const chapters = chaptersOf(clauses, guide)
    .map(({ title, gist, ids }) => {
      const whole = has(title);
      const rules = ids.map((id) => ruleOf(id, clauses)).filter((rule) => whole || has(textOf(rule)));
      return { title, gist, rules };
    })
    .filter(({ title, gist, rules }) => rules.length > 0 || has(`${title} ${gist}`));
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return {
    steps: (guide?.sequence ?? []).filter(({ title, line, clause }) => has(`${title} ${line} ${clause}`)),
    chapters,
    count: rules.length,
    rulings: rules.filter(({ origin }) => origin !== 'source').length,
  };
}

/** The words of a search, small. */
export function splitQuery(asked: string): string[] {
  return asked.toLowerCase().split(/\s+/).filter(Boolean);
}

function chaptersOf(clauses: Clauses, guide: Guide | undefined) {
  if (!guide) return [{ title: 'All rules', gist: '', ids: Object.keys(clauses) }];
  return clausesByChapter(guide, clauses).map(({ chapter, ids }) => ({ ...chapter, ids }));
}

function ruleOf(id: string, clauses: Clauses): FoundRule {
  const { line, from } = clauses[id] ?? { line: '', from: '' };
  return {
    id,
    line,
    from: from.charAt(0).toUpperCase() + from.slice(1),
    origin: originOf({ line, from }),
  };
}

function textOf({ id, line, from }: FoundRule): string {
  return `${id} ${line} ${from}`;
}

/** A part of a line: plain, a word that was asked for, or the number of another rule. */
export interface LinePart {
  readonly text: string;
  readonly is: 'plain' | 'asked' | 'rule';
}

/** The form of a rule's number. */
const NUMBER = '[A-Z]{2}-[A-Z]*\\d[\\w.]*\\w';

/** A line cut at the words asked for, or what means the same, and at the numbers of rules there are. */
export function partsOf(line: string, clauses: Clauses, words: readonly string[]): LinePart[] {
  const sought = words.map(searchPattern);
  const cut = new RegExp(`(${[NUMBER, ...sought].join('|')})`, 'giu');
  const asked = new RegExp(`^(?:${sought.join('|') || '(?!)'})$`, 'iu');
  return line
    .split(cut)
    .filter(Boolean)
    .map((text) => {
      if (text in clauses) return { text, is: 'rule' };
      return { text, is: asked.test(text) ? 'asked' : 'plain' };
    });
}
