import { likelihoodOf, type ReckoningLine, type Roll, shareText } from '@linstock/kernel';
import { withoutStop } from '@linstock/scene';
import { memo, useState } from 'react';
import { ClauseList } from '../../common/Clause.tsx';
import { Explained } from '../../common/Explained.tsx';
import { Icon } from '../../common/Icon.tsx';
import { ReckoningLines } from '../../common/ReckoningLines.tsx';
import { useClauses, useSessionState } from '../../hooks/useSession.ts';
import { describeChances, describeLine, type LogLine } from '../../words/logLines.ts';
import { type Headline, writeHeadline, writeShortHeadline } from './headline.ts';
import { LogItemRow, Thrown } from './LogItemRow.tsx';
import { usePointing } from './usePointing.ts';

interface Props {
  readonly logLine: LogLine;
  /** True if the arithmetic is shown below it. */
  readonly arithmetic: boolean;
  readonly when: 'past' | 'now' | 'future';
}

/**
 * A log line as one row: the action, its losses in the colour of the side that suffered them, and its
 * likelihood.
 */
export const LogLineRow = memo(function LogLineRow({ logLine, arithmetic, when }: Props) {
  const [opened, setOpened] = useState(false);
  const reason = useSessionState((state) => logLine.items.map(({ n }) => state.reasons[n]).find(Boolean));
  const { point, show } = usePointing(logLine.last, logLine.items);
  const { kind, rolls, side } = logLine;
  const head = kind === 'turn' || kind === 'phase';
  return (
    <li
      data-when={when}
      className={`log-line log-${when} log-${kind} ${rolls.length > 0 ? 'log-thrown' : ''} ${side === null || head ? '' : `side-${side}`}`}
    >
      <div className={head ? 'log-row' : 'log-row with-mark'}>
        <button
          type="button"
          className="log-sentence"
          title={[describeChances(logLine), clausesOf(logLine)].filter(Boolean).join('; ')}
          onPointerEnter={point}
          onFocus={point}
          onClick={show}
        >
          {head ? (
            logLine.text
          ) : (
            <>
              <Chance logLine={logLine} />
              <span className="log-full">
                <Said headline={writeHeadline(logLine)} />
                {rolls.length > 0 && <span className="visually-hidden"> {describeChances(logLine)}</span>}
              </span>
              <span className="log-short" aria-hidden="true">
                <Said headline={writeShortHeadline(logLine)} />
              </span>
            </>
          )}
        </button>
        {!head && (
          <button
            type="button"
            className="log-open"
            aria-expanded={opened}
            aria-label={`All of it: ${describeLine(logLine)}`}
            onClick={() => setOpened(!opened)}
          >
            <Icon name={opened ? 'opened' : 'folded'} size={12} />
          </button>
        )}
      </div>
      {/* Throws never change their order. */}
      {/* oxlint-disable-next-line react/no-array-index-key */}
      {arithmetic && !opened && rolls.map((roll, i) => <Arithmetic key={i} roll={roll} />)}
      {opened && <Whole logLine={logLine} reason={reason ?? null} />}
    </li>
  );
});

/** The action, and the losses in the colour of the side that had them. */
function Said({ headline: { did, losses } }: { headline: Headline }) {
  return (
    <>
      {did}
      {losses.map(({ side, words }, i) => (
        // Each is listed once, in order.
        // oxlint-disable-next-line react/no-array-index-key
        <b key={i} className={`log-loss ${side === null ? '' : `side-${side}`}`}>
          {(i > 0 || did !== '') && ' '}
          {words}
        </b>
      ))}
    </>
  );
}

/** The chance of each throw's result, with its own words. The headline says it to readers who hear it. */
function Chance({ logLine: { rolls } }: { logLine: LogLine }) {
  return (
    rolls.length > 0 && (
      <span className="log-chance figure" aria-hidden="true" title="How likely this was before the throw">
        {rolls.map((roll, i) => {
          const { shares, or } = likelihoodOf(roll.reckoning, roll.value);
          return (
            // Throws never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={i} className="log-share">
              {shareText(shares)}
              <span className="log-chance-rest">{or === null ? '' : ` or ${or}`}</span>
            </span>
          );
        })}
      </span>
    )
  );
}

/** The clauses of a log line, for a pointer that rests on it. */
function clausesOf({ items }: LogLine): string {
  return [...new Set(items.flatMap(({ logItem }) => logItem.clauses))].join(', ');
}

/** All items of a log line, with their reckonings, and a machine's reason for its action. */
function Whole({ logLine, reason }: { logLine: LogLine; reason: string | null }) {
  const clauses = useClauses();
  return (
    <div className="log-deep">
      {reason !== null && <p className="log-reason">Why: {reason}</p>}
      <ol className="log-whole">
        {logLine.items.map((each, i) => (
          // Lines of one log line, which never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <LogItemRow key={i} logged={each} when="past" />
        ))}
      </ol>
      {logLine.rolls.map((roll, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <section key={i} aria-label={roll.reckoning.title}>
          <p className="row">
            {logLine.rolls.length > 1 && roll.reckoning.title} <Thrown roll={roll} />
          </p>
          <ReckoningLines reckoning={roll.reckoning} clauses={clauses} />
          <Explained reckoning={roll.reckoning} faces={roll.faces} />
        </section>
      ))}
    </div>
  );
}

function Arithmetic({ roll }: { roll: Roll }) {
  const clauses = useClauses();
  return (
    <p className="log-arithmetic muted">
      {roll.reckoning.lines.map(inShort).join('; ')}{' '}
      <ClauseList ids={[...new Set(roll.reckoning.lines.map((line) => line.clause))]} clauses={clauses} />
    </p>
  );
}

/** A line of a reckoning on its way through a sentence: `front value 3`, `Troops: impetuous`. */
function inShort({ label, value }: ReckoningLine): string {
  return typeof value === 'number' ? `${label} ${value}` : `${label}: ${withoutStop(value)}`;
}
