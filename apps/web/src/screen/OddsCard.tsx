import { picksKey } from '@linstock/scene';
import type { Reckoning } from '@linstock/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Blows } from '../common/Blows.tsx';
import { Clause } from '../common/Clause.tsx';
import { Explained } from '../common/Explained.tsx';
import { OddsBar, ProspectBar } from '../common/OddsBar.tsx';
import { ReckoningLines } from '../common/ReckoningLines.tsx';
import { type Alternative, anyEffect, betterThan } from './better.ts';
import { prospectsOf } from './prospects.ts';
import type { Meaning } from './state.ts';
import { useClauses, useSession, useSessionState } from './useSession.ts';
import './oddsCard.css';

/** Height of the sheet's grip on a narrow screen, in pixels. */
const GRIP = 52;

interface Props {
  readonly meaning: Meaning;
  /** Whether the reckoning is told in full. */
  readonly explained: boolean;
  readonly onExplain: () => void;
  /** It stands below a list that is still being read, and is not brought into sight. */
  readonly beside: boolean;
}

/** The card before dice are thrown: how it is reckoned, every outcome with its exact chance, what would be better. */
export function OddsCard({ meaning, explained, onExplain, beside }: Props) {
  const session = useSession();
  const clauses = useClauses();
  const { choice, preview } = meaning;
  const { first } = preview;
  const card = useRef<HTMLElement>(null);
  // A move made on the map may find the column scrolled elsewhere.
  useEffect(() => {
    if (beside) return;
    const { current } = card;
    // One too tall for the column shows its head; its buttons stick to the foot.
    const room = current?.parentElement?.clientHeight ?? 0;
    current?.scrollIntoView({ block: current.offsetHeight > room - GRIP ? 'start' : 'nearest' });
  }, [meaning, beside]);
  return (
    <section ref={card} className="panel odds-card" aria-label="Odds" data-card={first?.name ?? 'throw'}>
      <header className="odds-head">
        <h2>{choice.label}</h2>
        {first && (
          <span className="odds-name">
            {first.title}
            <Clause id={first.clause} clauses={clauses} />
          </span>
        )}
      </header>
      <Blows
        strikes={choice.strikes ?? []}
        clauseLink={(clause) => <Clause id={clause} clauses={clauses} />}
      />
      <Invites invites={meaning.invites} onPoint={(at) => session.point(at)} />
      {first ? (
        <>
          <ReckoningLines reckoning={first} clauses={clauses} onPoint={(at) => session.point(at)} />
          <Chances first={first} meaning={meaning} />
          <p className="odds-sum">
            {dicePromise(first)} <span className="badge">exact</span>
          </p>
          {explained && <Explained reckoning={first} />}
        </>
      ) : (
        preview.throws && <p>Dice are thrown for this, and it cannot be taken back.</p>
      )}
      {choice.warns?.map((warning) => (
        <p key={warning} className="warning">
          {warning}
        </p>
      ))}
      <OddsButtons {...{ preview, explained, onExplain, beside }} />
      {/* Found a moment later: below the buttons it moves none of them away under a finger. */}
      {first && <Better key={picksKey(choice.picks)} meaning={meaning} />}
    </section>
  );
}

interface ButtonsProps extends Pick<Meaning, 'preview'>, Omit<Props, 'meaning'> {}

/** What may come of the answer in what matters to who gives it: of its first throw, or of several together. */
function Chances({ first, meaning }: { first: Reckoning; meaning: Meaning }) {
  const session = useSession();
  const prospects = useMemo(
    () => prospectsOf(session.store.get(), meaning.choice.answer),
    [session, meaning],
  );
  return prospects ? <ProspectBar prospects={prospects} came={null} /> : <OddsBar reckoning={first} />;
}

/** Gives the answer, or lets go of it; explains the reckoning where there is one. */
function OddsButtons({ preview, explained, onExplain, beside }: ButtonsProps) {
  const session = useSession();
  const sent = useSessionState((state) => state.sent);
  return (
    <p className="row odds-buttons">
      <button
        type="button"
        className={beside ? 'button' : 'button button-main'}
        disabled={sent}
        onClick={() => session.clicks.doIt()}
      >
        {preview.throws ? (sent ? 'Thrown …' : 'Throw the dice') : sent ? 'Given …' : 'Do it'} <kbd>⏎</kbd>
      </button>
      <button type="button" className="button" disabled={sent} onClick={() => session.clicks.start([])}>
        Hold <kbd>Esc</kbd>
      </button>
      {preview.first && (
        <button type="button" className="button" aria-expanded={explained} onClick={onExplain}>
          Explain <kbd>X</kbd>
        </button>
      )}
    </p>
  );
}

/** What the enemy may do on the way, step by step. */
function Invites({ invites, onPoint }: Pick<Meaning, 'invites'> & { onPoint: (at: string[]) => void }) {
  if (invites.length === 0) return null;
  return (
    <section className="odds-invites" aria-label="What it invites">
      <h3>On the way the enemy may act</h3>
      <ul>
        {invites.map(({ step, piece, label }) => (
          <li
            key={`${step} ${label}`}
            onPointerEnter={() => onPoint(piece === null ? [] : [piece])}
            onPointerLeave={() => onPoint([])}
          >
            Step {step + 1}. {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the dice are, and the chance of anything better than the worst. */
function dicePromise(reckoning: Reckoning): string {
  const dice = `${reckoning.dice.count === 1 ? 'One die' : `${reckoning.dice.count} dice`} of ${reckoning.dice.sides}.`;
  const { worst, better } = anyEffect(reckoning);
  return better === 'never' ? dice : `${dice} Better than “${worst}”: ${better}.`;
}

/** Up to three other answers with better chances, reckoned when the page is idle. */
function Better({ meaning }: { meaning: Meaning }) {
  const session = useSession();
  const [found, setFound] = useState<readonly Alternative[]>([]);
  useEffect(() => {
    const { asked, game } = session.store.get();
    if (!asked || !game) return;
    const handle = setTimeout(() => setFound(betterThan(game, asked, meaning)), 60);
    return () => clearTimeout(handle);
  }, [session, meaning]);
  if (found.length === 0) return null;
  return (
    <p className="better">
      Better:{' '}
      {found.map(({ choice, effect }) => (
        <button
          key={picksKey(choice.picks)}
          type="button"
          className="link"
          onClick={() => session.clicks.choose(choice)}
        >
          {choice.label} ({effect})
        </button>
      ))}
    </p>
  );
}
