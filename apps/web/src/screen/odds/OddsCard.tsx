import { neededText, type Prospect, type Reckoning } from '@linstock/kernel';
import { picksKey } from '@linstock/scene';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { isJustPressed, runAfterPress, scrollAfterPress } from '../../common/afterPress.ts';
import { Blows } from '../../common/Blows.tsx';
import { Clause } from '../../common/Clause.tsx';
import { Explained } from '../../common/Explained.tsx';
import { Icon } from '../../common/Icon.tsx';
import { KeyHint, NamedKey, useShortcut } from '../../common/KeyHint.tsx';
import { OddsBar, ProspectBar } from '../../common/OddsBar.tsx';
import { part } from '../../common/parts.ts';
import { ReckoningLines } from '../../common/ReckoningLines.tsx';
import { scrollerOf } from '../../common/scroller.ts';
import { useFocusOnOpening } from '../../common/useFocusOnOpening.ts';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import { promiseOf } from '../../play/aiming/aim.ts';
import { keyOf } from '../../play/commands/keys.ts';
import type { Meaning } from '../../play/state/state.ts';
import { labelOddsButton } from '../../words/oddsButton.ts';
import { Then, ThenLine } from '../consequences/Then.tsx';
import { useConsequences } from '../consequences/useConsequences.ts';
import { MarchTable } from '../reaction/MarchTable.tsx';
import { Onward } from '../reaction/Onward.tsx';
import { type Alternative, findAlternatives } from './alternatives.ts';
import { NearestThere } from './NearestThere.tsx';
import { chanceOf, prospectsOf } from './prospects.ts';
import './oddsCard.css';

/** Height of the sheet's grip on a narrow screen, in pixels. */
const GRIP_HEIGHT_PX = 52;

interface Props {
  readonly meaning: Meaning;
  /** True if the full arithmetic is shown. */
  readonly explained: boolean;
  readonly onExplain: () => void;
  /** It stands below a list that is still being read, and is not brought into sight. */
  readonly beside: boolean;
}

/**
 * Scrolls the card into view when its content changes: a move made on the map may find the column scrolled elsewhere.
 */
function useInSight(meaning: Meaning, beside: boolean) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (beside) return undefined;
    return scrollAfterPress(() => {
      const { current } = card;
      // A card that fills most of the column shows its head, and the consequences below it; its buttons stick
      // to the foot.
      const room = scrollerOf(current)?.clientHeight ?? 0;
      current?.scrollIntoView({
        block: current.offsetHeight > room / 2 - GRIP_HEIGHT_PX ? 'start' : 'nearest',
      });
    });
  }, [meaning, beside]);
  return card;
}

/** The card before dice are thrown: the reckoning, every outcome with its exact chance, and better alternatives. */
export function OddsCard({ meaning, explained, onExplain, beside }: Props) {
  const session = useSession();
  const clauses = useClauses();
  const point = (at: readonly string[]) => session.apply({ on: 'view', do: 'point', at });
  const { choice, preview, before } = meaning;
  const { first } = preview;
  const prospects = useMemo(
    () => (before ? null : prospectsOf(session.store.get(), choice.answer)),
    [session, choice, before],
  );
  const followed = first !== null && !before;
  const found = useConsequences(followed ? meaning : null);
  const card = useInSight(meaning, beside);
  useFocusOnOpening(card, !beside);
  return (
    <section
      ref={card}
      className="panel odds-card"
      aria-label="Odds"
      data-card={first?.name ?? 'throw'}
      // It takes the focus when it opens.
      tabIndex={-1}
    >
      <Head label={choice.label} first={first} />
      {before && <p className="odds-before">First, with the same press: {before.label}.</p>}
      {first && <Outcome reckoning={first} prospects={prospects} />}
      <Blows
        strikes={choice.strikes ?? []}
        clauseLink={(clause) => <Clause id={clause} clauses={clauses} />}
      />
      <NearestThere meaning={meaning} />
      <MarchTable provokes={meaning.provokes} onPoint={point} />
      <Onward meaning={meaning} />
      {!first && preview.throws && <p>Dice are thrown for this, and it cannot be taken back.</p>}
      {choice.warns?.map((warning) => (
        <p key={warning} className="warning">
          {warning}
        </p>
      ))}
      {first && (
        <Arithmetic
          reckoning={first}
          together={prospects !== null}
          explained={explained}
          onExplain={onExplain}
        />
      )}
      <Foot {...{ preview, beside }}>{followed && <ThenLine found={found} />}</Foot>
      {/* Found a moment later: below the buttons it moves none of them away under a finger. */}
      {followed && !explained && (
        <>
          <Then found={found} />
          <Better key={`better ${picksKey(choice.picks)}`} meaning={meaning} />
        </>
      )}
    </section>
  );
}

/** The action of the card, and the rule of its throw. */
function Head({ label, first }: { label: string; first: Reckoning | null }) {
  const clauses = useClauses();
  return (
    <header className="odds-head">
      <h2>{label}</h2>
      {first && (
        <span className="odds-name">
          {!label.startsWith(first.title) && first.title}
          <Clause id={first.clause} clauses={clauses} />
        </span>
      )}
    </header>
  );
}

/** Id of the sentence that says the chance; there is one card on the page. */
const ODDS_CHANCE = 'odds-chance';

/** The possible results: the chance of success as a sentence, and every outcome with its own chance. */
function Outcome({ reckoning, prospects }: { reckoning: Reckoning; prospects: readonly Prospect[] | null }) {
  const { share, words } = prospects ? chanceOf(prospects) : promiseOf(reckoning);
  return (
    <>
      <p className="odds-chance" id={ODDS_CHANCE}>
        <b className="figure">{share}</b> <span>{words}</span>
      </p>
      {prospects ? <ProspectBar prospects={prospects} came={null} /> : <OddsBar reckoning={reckoning} />}
    </>
  );
}

/** The arithmetic of the chance: closed to a line until it is opened, then line by line with the rulebook's table. */
function Arithmetic({
  reckoning,
  together,
  explained,
  onExplain,
}: Omit<Props, 'meaning' | 'beside'> & {
  reckoning: Reckoning;
  /** True if the chance shown is that of several throws, of which this is the first. */
  together: boolean;
}) {
  const session = useSession();
  const point = (at: readonly string[]) => session.apply({ on: 'view', do: 'point', at });
  const clauses = useClauses();
  const { share } = promiseOf(reckoning);
  const shortcut = useShortcut();
  return (
    <section className="odds-how" aria-label="Arithmetic">
      <button
        type="button"
        className="odds-fold"
        aria-expanded={explained}
        aria-keyshortcuts={shortcut(keyOf('explain'))}
        onClick={onExplain}
      >
        <Icon name={explained ? 'opened' : 'folded'} size={12} />
        <span>
          {together
            ? `First throw: ${reckoning.title}`
            : `How ${share.endsWith('%') ? share : 'it'} comes about`}
        </span>
        <KeyHint usual={keyOf('explain')} />
      </button>
      {explained && (
        <>
          <ReckoningLines reckoning={reckoning} clauses={clauses} onPoint={point} />
          <p className="odds-sum">
            {diceWords(reckoning)}. <span className="badge">exact</span>
          </p>
          <Explained reckoning={reckoning} />
        </>
      )}
    </section>
  );
}

/** The dice, and the number that each die or all together need: `3 dice of 6, 5 or more hits`. */
function diceWords(reckoning: Reckoning): string {
  const { count, sides, read } = reckoning.dice;
  const dice = `${count === 1 ? 'One die' : `${count} dice`} of ${sides}`;
  const needed = neededText(reckoning);
  if (needed === null) return dice;
  return read === 'hits' ? `${dice}: each that shows ${needed} hits` : `${dice}: ${needed} needed`;
}

/** The line of consequences, and the buttons below it: always visible. */
function Foot({ children, ...buttons }: ButtonsProps & { readonly children: ReactNode }) {
  return (
    <div className="odds-foot">
      {children}
      <OddsButtons {...buttons} />
    </div>
  );
}

type ButtonsProps = Pick<Meaning, 'preview'> & Pick<Props, 'beside'>;

/** Gives the answer, or lets go of it. */
function OddsButtons({ preview, beside }: ButtonsProps) {
  const session = useSession();
  const sent = useSessionState((state) => state.sent);
  // The second press of the click that opened the card throws no dice, since that cannot be taken back.
  const [pressable, setPressable] = useState(() => !isJustPressed());
  useEffect(() => runAfterPress(() => setPressable(true)), []);
  return (
    <p className={`row odds-buttons ${pressable ? '' : 'not-yet'}`} {...part('card buttons')}>
      <button
        type="button"
        className={beside ? 'button' : 'button button-main'}
        disabled={sent || !pressable}
        aria-describedby={preview.first ? ODDS_CHANCE : undefined}
        aria-keyshortcuts="Enter"
        onClick={() => session.apply({ on: 'board', do: 'confirm' })}
      >
        {sent ? (preview.throws ? 'Thrown …' : 'Given …') : labelOddsButton(preview)}{' '}
        <NamedKey named="Enter" />
      </button>
      <button
        type="button"
        className="button"
        disabled={sent}
        aria-keyshortcuts="Escape"
        onClick={() => session.apply({ on: 'board', do: 'select', picks: [] })}
      >
        Hold <NamedKey named="Escape" />
      </button>
    </p>
  );
}

/** Up to three other answers with better chances, reckoned when the page is idle. */
function Better({ meaning }: { meaning: Meaning }) {
  const session = useSession();
  const [found, setFound] = useState<readonly Alternative[]>([]);
  useEffect(() => {
    const { asked, game } = session.store.get();
    if (!asked || !game) return;
    const handle = setTimeout(() => setFound(findAlternatives(game, asked, meaning)), 60);
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
          onClick={() => session.apply({ on: 'board', do: 'choose', choice })}
        >
          {choice.label} ({effect})
        </button>
      ))}
    </p>
  );
}
