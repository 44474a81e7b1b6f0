/** The rules of a system as a book: the sequence of play, then chapter by chapter, searched in full text. */
import type { Clauses, Guide, PlayStep } from '@linstock/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { openClause } from '../app/panels.ts';
import { Clause } from '../common/Clause.tsx';
import { findPartAround } from '../common/parts.ts';
import { type FoundChapter, type FoundRule, partsOf, searchRules, splitQuery } from './ruleSearch.ts';
import './rulesList.css';

interface Props {
  readonly clauses: Clauses;
  /** Left out of systems that have no chapters. */
  readonly guide: Guide | undefined;
  /** The clause to open at. */
  readonly at: string | null;
  readonly title: string;
}

/** The book of rules: opened at a clause, or at its contents. */
export function RulesList({ clauses, guide, at, title }: Props) {
  const [asked, setAsked] = useState('');
  const found = useMemo(() => searchRules(clauses, guide, asked), [clauses, guide, asked]);
  const words = splitQuery(asked);
  const search = useRef<HTMLInputElement>(null);
  useTypingSearches(search);
  const all = useMemo(() => searchRules(clauses, guide, '').count, [clauses, guide]);
  return (
    <>
      <label className="rules-search">
        <span>
          {title}: {countWords(found, all)}
        </span>
        <input
          ref={search}
          type="search"
          value={asked}
          placeholder="a word, or a number"
          onChange={(event) => setAsked(event.target.value)}
        />
      </label>
      {found.count === 0 && <p>No rule has all these words. Try fewer.</p>}
      {found.steps.length > 0 && <Sequence steps={found.steps} clauses={clauses} />}
      {found.chapters.map((chapter) => (
        <ChapterOf
          key={chapter.title}
          chapter={chapter}
          clauses={clauses}
          words={words}
          at={at}
          open={asked !== '' || found.chapters.length === 1}
        />
      ))}
    </>
  );
}

/**
 * Letters typed in the book search for a rule and are no keys of the game. A click on the board makes them
 * keys again.
 */
function useTypingSearches(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { current } = search;
      if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!/^[\p{L}\d]$/u.test(event.key)) return;
      const { activeElement } = document;
      if (!findPartAround(activeElement, 'side panel')?.contains(current) || activeElement?.matches('input'))
        return;
      event.stopImmediatePropagation();
      // The focus moves after the key press, so that the letter itself is typed into the new field.
      current.focus();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [search]);
}

/** The number of rules, or the number found. */
function countWords({ count, rulings }: { count: number; rulings: number }, all: number): string {
  if (count < all) return `${count} of its ${all} rules ${count === 1 ? 'has' : 'have'} these words`;
  return `${all} rules in our words, ${rulings} of them decided by us, wholly or in part`;
}

function Sequence({ steps, clauses }: { steps: readonly PlayStep[]; clauses: Clauses }) {
  return (
    <section aria-labelledby="rules-sequence">
      <h3 id="rules-sequence">How a turn goes</h3>
      <ol className="rules-steps">
        {steps.map(({ title, line, clause }) => (
          <li key={title}>
            <b>{title.endsWith('?') ? title : `${title}.`}</b> {line} <Clause id={clause} clauses={clauses} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ChapterProps extends Pick<Props, 'clauses' | 'at'> {
  readonly chapter: FoundChapter;
  readonly words: readonly string[];
  /** Open because it matches the search. */
  readonly open: boolean;
}

function ChapterOf({ chapter, clauses, words, at, open }: ChapterProps) {
  const { title, gist, rules } = chapter;
  const [unfolded, setUnfolded] = useState(() => rules.some(({ id }) => id === at));
  const shown = open || unfolded;
  return (
    <details
      className="rules-chapter"
      open={shown}
      onToggle={(event) => !open && setUnfolded(event.currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
        <span className="muted figure">{rules.length}</span>
      </summary>
      <p className="rules-gist">{gist}</p>
      {shown && (
        <ul className="rules-list">
          {rules.map((rule) => (
            <RuleOf key={rule.id} rule={rule} clauses={clauses} words={words} here={rule.id === at} />
          ))}
        </ul>
      )}
    </details>
  );
}

interface RuleProps extends Pick<ChapterProps, 'clauses' | 'words'> {
  readonly rule: FoundRule;
  /** It is the one the book was opened at. */
  readonly here: boolean;
}

function RuleOf({ rule: { id, line, from, origin }, clauses, words, here }: RuleProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here) item.current?.scrollIntoView({ block: 'center' });
  }, [here]);
  return (
    <li className={here ? 'rules-at' : undefined} aria-current={here || undefined} ref={item}>
      <b>{id}</b>
      {partsOf(line, clauses, words).map(({ text, is }, i) => {
        // oxlint-disable-next-line no-array-index-key
        if (is === 'asked') return <mark key={i}>{text}</mark>;
        if (is === 'plain') return text;
        return (
          // oxlint-disable-next-line no-array-index-key
          <button key={i} type="button" className="link" onClick={() => openClause(text)}>
            {text}
          </button>
        );
      })}
      <small className={origin === 'source' ? 'rules-from' : 'rules-from rules-ruled'}>{from}</small>
    </li>
  );
}
