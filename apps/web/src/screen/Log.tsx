import { Icon } from '../common/Icon.tsx';
import { likelihoodText, type Logged, type ReckoningLine, type Roll } from '@linstock/kernel';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { settings, useSettings } from '../app/settings.ts';
import { ClauseList } from '../common/Clause.tsx';
import { Dice } from '../common/Die.tsx';
import { ReckoningLines } from '../common/ReckoningLines.tsx';
import { Explained } from '../common/Explained.tsx';
import { idOfPlace } from '../board/model.ts';
import { lineKindOf, ringedBy } from './happened.ts';
import { useClauses, useSession, useSessionState } from './useSession.ts';
import './log.css';

/** As many lines are drawn unless more are asked for. */
const MOST_SHOWN = 250;

/** Everything that happened, newest last; hover shows where, a click looks back to it. */
export function Log() {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const shown = useSessionState((state) => state.shown);
  const { logDepth } = useSettings();
  const [all, setAll] = useState(false);
  const [diceOnly, setDiceOnly] = useState(false);
  const log = useMemo(() => (game && head >= 0 ? game.log : []), [game, head]);
  const filtered = log.filter(({ told }) =>
    diceOnly ? told.thrown : logDepth === 3 || lineKindOf(told) !== 'set-up',
  );
  const drawn = all ? filtered : filtered.slice(-MOST_SHOWN);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The list alone is scrolled: to scroll its end into view would move the column it stands in.
    if (shown === null) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown, log.length]);
  return (
    <section className="log panel" aria-label="Log">
      <header className="log-head">
        <h2>Log</h2>
        <label>
          <input type="checkbox" checked={diceOnly} onChange={(event) => setDiceOnly(event.target.checked)} />{' '}
          dice only
        </label>
        <label>
          <span className="visually-hidden">Depth of the log</span>
          <select
            value={logDepth}
            onChange={(event) => settings.change({ logDepth: Number(event.target.value) as 1 | 2 | 3 })}
          >
            <option value={1}>headlines</option>
            <option value={2}>arithmetic</option>
            <option value={3}>every step</option>
          </select>
        </label>
      </header>
      <ol ref={list} className="log-list" onPointerLeave={() => session.point([])}>
        {log.length === 0 && <li className="muted log-empty">Nothing has happened yet.</li>}
        {drawn.length < filtered.length && (
          <li>
            <button type="button" className="link" onClick={() => setAll(true)}>
              Show {filtered.length - drawn.length} earlier lines
            </button>
          </li>
        )}
        {drawn.map((each, i) => (
          <LogLine
            key={`${each.n}:${filtered.length - drawn.length + i}`}
            logged={each}
            depth={logDepth}
            when={shown !== null && each.n > shown ? 'future' : each.n === shown ? 'now' : 'past'}
          />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly logged: Logged;
  readonly depth: 1 | 2 | 3;
  readonly when: 'past' | 'now' | 'future';
}

const LogLine = memo(function LogLine({ logged, depth, when }: LineProps) {
  const session = useSession();
  const clauses = useClauses();
  const [opened, setOpened] = useState(false);
  const { n, told } = logged;
  const { thrown: roll } = told;
  const point = () => session.point(ringedBy(told, session.store.get().scene, idOfPlace));
  const phase = lineKindOf(told) === 'head';
  const deep = depth === 3 || opened;
  return (
    <li
      className={`log-line log-${when} ${phase ? 'log-phase' : ''} ${told.side === null ? '' : `side-${told.side}`}`}
    >
      <div className="log-row">
        <button
          type="button"
          className="log-sentence"
          onPointerEnter={point}
          onFocus={point}
          onClick={() => session.show(n)}
        >
          {told.sentence}
        </button>
        {roll && <Thrown roll={roll} />}
        {roll && depth < 3 && (
          <button
            type="button"
            className="log-open"
            aria-expanded={opened}
            aria-label="How it was reckoned"
            onClick={() => setOpened(!opened)}
          >
            <Icon name={opened ? 'opened' : 'folded'} size={12} />
          </button>
        )}
        {depth > 1 && !roll && <ClauseList ids={told.clauses} clauses={clauses} />}
      </div>
      {roll && depth === 2 && !opened && (
        <p className="log-arithmetic muted">
          {roll.reckoning.lines.map(inShort).join('; ')}{' '}
          <ClauseList ids={[...new Set(roll.reckoning.lines.map((line) => line.clause))]} clauses={clauses} />
        </p>
      )}
      {roll && deep && (
        <div className="log-deep">
          <ReckoningLines reckoning={roll.reckoning} clauses={clauses} />
          <Explained reckoning={roll.reckoning} faces={roll.faces} />
        </div>
      )}
    </li>
  );
});

/** A line of a reckoning on its way through a sentence: `front value 3`, `Troops: impetuous`. */
function inShort({ label, value }: ReckoningLine): string {
  return typeof value === 'number' ? `${label} ${value}` : `${label}: ${value.replace(/\.$/, '')}`;
}

/** The dice as they fell and how likely that was beforehand. */
function Thrown({ roll }: { roll: Roll }) {
  return (
    <span className="thrown">
      <Dice faces={roll.faces} sides={roll.reckoning.dice.sides} size={18} />
      <span className="figure muted" title="How likely this was before the throw">
        {likelihoodText(roll.reckoning, roll.value)}
      </span>
    </span>
  );
}
