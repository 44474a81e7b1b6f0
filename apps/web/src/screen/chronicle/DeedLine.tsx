import type { ReckoningLine, Roll } from '@linstock/kernel';
import { headlineOf } from '@linstock/scene';
import { memo, useState } from 'react';
import { ClauseList } from '../../common/Clause.tsx';
import { Explained } from '../../common/Explained.tsx';
import { Icon } from '../../common/Icon.tsx';
import { ReckoningLines } from '../../common/ReckoningLines.tsx';
import { useClauses, useSessionState } from '../useSession.ts';
import { chanceTold, type Deed, deedSentence } from './deeds.ts';
import { harmsTold } from './harms.ts';
import { befell, cameOf, partedHarm } from './headline.ts';
import { Thrown, ToldLine } from './ToldLine.tsx';
import { usePointing } from './usePointing.ts';

interface Props {
  readonly deed: Deed;
  /** Whether what was reckoned is told under it. */
  readonly arithmetic: boolean;
  readonly when: 'past' | 'now' | 'future';
}

/** A deed in one line: what was done, what it cost in the colour of whom it cost it, and how likely that was. */
export const DeedLine = memo(function DeedLine({ deed, arithmetic, when }: Props) {
  const [opened, setOpened] = useState(false);
  const reason = useSessionState((state) => deed.lines.map(({ n }) => state.reasons[n]).find(Boolean));
  const { point, show } = usePointing(deed.last, deed.lines);
  const { kind, rolls, side } = deed;
  const head = kind === 'turn' || kind === 'phase';
  return (
    <li
      className={`log-line log-${when} log-${kind} ${rolls.length > 0 ? 'log-thrown' : ''} ${side === null || head ? '' : `side-${side}`}`}
    >
      <div className="log-row">
        <button
          type="button"
          className="log-sentence"
          title={[chanceTold(deed), clausesOf(deed)].filter(Boolean).join('; ')}
          onPointerEnter={point}
          onFocus={point}
          onClick={show}
        >
          {head ? (
            deed.text
          ) : (
            <>
              <span className="log-full">
                <Said deed={deed} />
              </span>
              <InOneLine deed={deed} />
            </>
          )}
        </button>
        <Chance deed={deed} />
        {!head && (
          <button
            type="button"
            className="log-open"
            aria-expanded={opened}
            aria-label={`All of it: ${deedSentence(deed)}`}
            onClick={() => setOpened(!opened)}
          >
            <Icon name={opened ? 'opened' : 'folded'} size={12} />
          </button>
        )}
      </div>
      {/* Throws never change their order. */}
      {/* oxlint-disable-next-line react/no-array-index-key */}
      {arithmetic && !opened && rolls.map((roll, i) => <Arithmetic key={i} roll={roll} />)}
      {opened && <Whole deed={deed} reason={reason ?? null} />}
    </li>
  );
});

/** What was done, and what it cost, or what the throw came to where it cost nothing. */
function Said({ deed: { text, harms, outcome } }: { deed: Deed }) {
  if (harms.length === 0) return outcome === null ? `${text}.` : `${text}: ${outcome}.`;
  return (
    <>
      {text === '' ? '' : `${text}. `}
      {harmsTold(harms).map((harm, i) => (
        // Told once each, in order.
        // oxlint-disable-next-line react/no-array-index-key
        <b key={i} className={`log-harm ${harm.side === null ? '' : `side-${harm.side}`}`}>
          {harm.sentence}{' '}
        </b>
      ))}
    </>
  );
}

/** The same in a line or two, for a log of little height: what came of it at the end, where it is never cut off first. */
function InOneLine({ deed: { text, harms, outcome } }: { deed: Deed }) {
  const { did, came } = harms.length > 0 || outcome !== null ? { did: text, came: outcome } : cameOf(text);
  const cost = harmsTold(harms).map(({ side, sentence }) => ({
    side,
    sentence,
    left: befell(text, sentence),
    whom: sentence.slice(0, sentence.length - befell(text, sentence).length),
  }));
  // Nobody's name was left out of what it cost: it can be read alone.
  const alone = cost.length > 0 && cost.every(({ sentence, left }) => left === sentence);
  return (
    <span className="log-short" aria-hidden="true">
      {did !== '' && (
        <span className={`log-did ${headlineOf(did).endsWith('.') ? 'log-stopped' : ''}`}>
          {headlineOf(did)}
        </span>
      )}
      {did !== '' && cost.length > 0 && ' '}
      {harms.length === 0 && came !== null && (
        <span className="log-came log-outcome">: {headlineOf(came)}</span>
      )}
      {cost.length > 0 && (
        <span
          className={`log-came ${cost.length === 1 ? 'log-parted' : ''} ${alone ? 'log-told-whole' : ''}`}
        >
          {cost.map(({ side, left, whom }, i) => (
            // oxlint-disable-next-line react/no-array-index-key
            <b key={i} className={`log-harm ${side === null ? '' : `side-${side}`}`}>
              {i > 0 && ', '}
              {whom !== '' && <span className="log-named">{headlineOf(whom.trim())} </span>}
              <Befell words={headlineOf(left)} />
            </b>
          ))}
        </span>
      )}
    </span>
  );
}

/** What befell somebody: his name gives way before what it was. */
function Befell({ words }: { words: string }) {
  const { who, what } = partedHarm(words);
  return who === null ? (
    words
  ) : (
    <>
      <span className="log-whom">{who} </span>
      <span className="log-what">{what}</span>
    </>
  );
}

/** How likely its first throw was. */
function Chance({ deed }: { deed: Deed }) {
  const title =
    deed.rolls.length === 1
      ? 'How likely this was before the throw'
      : 'How likely the first throw was; open the line for the others';
  const [, share, rest] = /^(.*?%)?(.*)$/.exec(chanceTold(deed)) ?? [];
  return (
    deed.rolls.length > 0 && (
      <span className="log-chance figure" title={title}>
        {share}
        <span className="log-chance-rest">{rest}</span>
      </span>
    )
  );
}

/** The clauses of a deed, for whoever rests on its line. */
function clausesOf({ lines }: Deed): string {
  return [...new Set(lines.flatMap(({ told }) => told.clauses))].join(', ');
}

/** All that was told of a deed, with what was reckoned, and why a machine did it. */
function Whole({ deed, reason }: { deed: Deed; reason: string | null }) {
  const clauses = useClauses();
  return (
    <div className="log-deep">
      {reason !== null && <p className="log-reason">Why: {reason}</p>}
      <ol className="log-whole">
        {deed.lines.map((each, i) => (
          // Lines of one deed, which never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <ToldLine key={i} logged={each} when="past" />
        ))}
      </ol>
      {deed.rolls.map((roll, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <section key={i} aria-label={roll.reckoning.title}>
          <p className="row">
            {deed.rolls.length > 1 && roll.reckoning.title} <Thrown roll={roll} />
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
  return typeof value === 'number' ? `${label} ${value}` : `${label}: ${value.replace(/\.$/, '')}`;
}
