import type { Barrier, Side } from '@linstock/kernel';
import { sentence as capital } from '@linstock/scene';
import { useMemo } from 'react';
import { useSettings } from '../../app/useSettings.ts';
import { Clause } from '../../common/Clause.tsx';
import { Icon } from '../../common/Icon.tsx';
import { KeyHint, useShortcut } from '../../common/KeyHint.tsx';
import { usePerform } from '../../hooks/useCommands.ts';
import { usePlaybackStep } from '../../hooks/usePlaybackStep.ts';
import { useClauses, useSession, useSessionState } from '../../hooks/useSession.ts';
import { isHeldBy, useCoach } from '../../lesson/useCoach.ts';
import { forcedAnswerIn, hasOwnButton } from '../../play/automatic/forcing.ts';
import { keyOf } from '../../play/commands/keys.ts';
import { meaningOf } from '../../play/picking/meaningOf.ts';
import {
  describePassedOver,
  findUnansweredRows,
  isEndUnconfirmed,
  isLastWord,
} from '../../play/question/ending.ts';
import { orderUnderWay } from '../../play/question/underWay.ts';
import { replayedIn, sheetIn, shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { AnyGame, Ending, PlaybackStep } from '../../play/state/state.ts';
import { captionOf, stepRolling, writeCaptionSoFar } from '../../play/steps/caption.ts';
import { listVisibleItems } from '../../play/steps/visibleLog.ts';
import type { PlaceNames } from '../../words/labels.ts';
import { pickLabel } from '../../words/labels.ts';
import { AllForced } from '../forced/AllForced.tsx';
import { NothingNext, PlaybackButtons, StepReason } from '../playback/PlaybackButtons.tsx';
import { Pondering } from '../playback/Pondering.tsx';
import { AskedBack } from '../seat/AskedBack.tsx';
import { StandInNote } from '../seat/StandInPanel.tsx';
import { StepClosed } from './StepClosed.tsx';
import { useInSight, useMomentInSight } from './useQuestionInSight.ts';
import { WithClause } from './WithClause.tsx';
import { describeWaiting } from './waitingWords.ts';
import './prompt.css';

/** The side that decides, the question, and the two buttons that are always at the same place. */
export function Prompt({ placeName }: { placeName: PlaceNames }) {
  const { asked, game, waiting, thinking, sent, takeBack } = useSessionState((state) => state);
  const shown = useSessionState(shownEntryIn);
  const { seats } = useSession();
  const step = usePlaybackStep();
  const coach = useCoach();
  const held = coach !== null && asked === null && isHeldBy(coach);
  const verdict = game?.over && shown === null && step === null ? game.verdict : null;
  const sides = game?.position.sides;
  const side = step?.side ?? asked?.side ?? verdict?.winner ?? waiting;
  const past = usePastCaption(shown);
  const sentence =
    step?.caption ??
    promptSentence({
      asked: asked?.prompt ?? null,
      over: game?.over ?? false,
      past,
      thinking,
      waits: game && waiting !== null ? describeWaiting(game.position, seats, waiting, held) : null,
      sides,
    });
  // A past step that is looked at is no question: the page does not scroll for it.
  const section = useInSight(shown === null ? sentence : '');
  const inLog = useSessionState((state) => state.inLog);
  useMomentInSight(section, verdict !== null && !inLog);
  return (
    <section
      ref={section}
      className={`prompt panel ${side === null ? '' : `side-${side}`}`}
      aria-label="What is asked"
      aria-busy={sent}
    >
      <h2 className="prompt-banner">
        <span className="side-mark" aria-hidden="true" />
        <span>{headOf(shown, game, side, verdict !== null)}</span>
        <NothingNext step={step} />
      </h2>
      {step && <PlaybackButtons step={step} />}
      <p className={`prompt-sentence ${lengthOf(sentence, step !== null || past !== null)}`}>
        {verdict ? (
          <VerdictWords {...verdict} />
        ) : step ? (
          <Caption key={step.n} step={step} />
        ) : (
          <WithClause sentence={sentence} clause={asked?.clause} />
        )}
      </p>
      <Pondering />
      {verdict && <HowItWent />}
      {step && <StepReason step={step} />}
      {!step && !held && shown === null && !verdict && <PromptButtons placeName={placeName} />}
      {takeBack && takeBack.steps === 0 && SHOWN_BARRIERS.has(takeBack.barrier) && asked && (
        <p className="prompt-barrier muted">{takeBack.sentence}</p>
      )}
      <AskedBack />
      <StandInNote />
    </section>
  );
}

/** Over the words: that one looks back, that it is over, or whose decision it is. */
function headOf(shown: number | null, game: AnyGame | null, side: Side | null, ended: boolean): string {
  if (shown !== null) return `Looking back: entry ${shown} of ${game?.head}`;
  if (ended) return 'The end';
  return side === null ? '' : (game?.position.sides[side] ?? '');
}

/** A playback step, as far as it was shown. The purpose of a throw is shown at once, its result when the dice are still. */
function Caption({ step: { n, logItems, caption, concert } }: { step: PlaybackStep }) {
  const tumbles = useSessionState((state) => state.tumbles);
  const { scene, played } = useSessionState((state) => state);
  const said = listVisibleItems(n, logItems, played);
  const from = played?.n === n ? played.from : 0;
  if (scene === null) return <WithClause sentence={caption} />;
  const { earlier, now, rolling } =
    concert === null
      ? writeCaptionSoFar(n, said, scene, from)
      : { earlier: '', now: caption, rolling: stepRolling({ logItems, concert }, scene) };
  return (
    <>
      {earlier !== '' && <span className="prompt-earlier">{earlier}</span>}
      <span key={`${n} ${from}`} className="prompt-thrown">
        {rolling !== null && tumbles && (
          <span className="dice-rolling" aria-hidden="true">
            {rolling}
          </span>
        )}
        <span className={rolling !== null && tumbles ? 'dice-said' : undefined}>
          <WithClause sentence={now} />
        </span>
      </span>
    </>
  );
}

/**
 * Before a take-back is requested, the consequences of the reader's own action are shown. The button says that the other side has
 * answered.
 */
const SHOWN_BARRIERS: ReadonlySet<Barrier> = new Set(['dice', 'revealed', 'locked']);

/**
 * Numbers of letters above which a caption is in smaller type, and in that of the log: the log below does not
 * shrink.
 */
const LONG_CAPTION_LETTERS = 110;
const LONGEST_CAPTION_LETTERS = 220;

/**
 * Numbers of letters of a question that fit in its two lines, and in those of smaller type: its buttons do
 * not move.
 */
const TWO_LINES = 66;
const SMALL_LINES = 84;

function lengthOf({ length }: string, told: boolean): string {
  const [long, longer] = told ? [LONG_CAPTION_LETTERS, LONGEST_CAPTION_LETTERS] : [TWO_LINES, SMALL_LINES];
  return length > longer ? 'prompt-long prompt-longer' : length > long ? 'prompt-long' : '';
}

/** The winner as a headline, and the reason below it. */
function VerdictWords({ sentence, clause }: { sentence: string; clause: string | null }) {
  const clauses = useClauses();
  const [head = '', ...why] = sentence.split(': ');
  if (why.length === 0) return <WithClause sentence={sentence} clause={clause} />;
  return (
    <>
      <span className="verdict-head">
        {head}
        <span className="verdict-point">: </span>
      </span>
      <span className="verdict-why">{capital(why.join(': '))}</span> <Clause id={clause} clauses={clauses} />
    </>
  );
}

/** From the log of a battle that is over back to how it went. */
function HowItWent() {
  const session = useSession();
  const inLog = useSessionState((state) => state.inLog);
  if (!inLog) return null;
  return (
    <div className="prompt-buttons">
      <button
        type="button"
        className="button"
        onClick={() => session.apply({ on: 'past', do: 'read log', inLog: false })}
      >
        How it went
      </button>
    </div>
  );
}

/** The events of an entry, in a sentence or two. Null while the present is shown. */
function usePastCaption(shown: number | null): string | null {
  const game = useSessionState((state) => state.game);
  const scene = useSessionState((state) => state.scene);
  const played = useSessionState((state) => (replayedIn(state) === null ? null : state.played));
  if (shown === null || !game || !scene) return null;
  if (shown === 0) return 'This is how it stood at the start.';
  const told = captionOf(shown, listVisibleItems(shown, game.logItemsOf(shown), played), scene);
  if (told !== '') return told;
  const side = game.record.entries[shown - 1]?.side;
  const who = side === undefined ? 'The battle' : `The ${game.position.sides[side]} side`;
  return `${who} ended a step, or passed.`;
}

/** The buttons that end the step, take back and redo: always at the same place. */
function PromptButtons({ placeName }: { placeName: PlaceNames }) {
  const session = useSession();
  const state = useSessionState((each) => each);
  const { asked, game, scene, sent, redo } = state;
  const sheet = sheetIn(state);
  const ending = asked?.ending ?? null;
  const end = ending?.choice ?? null;
  const left = findUnansweredRows(state).map(({ pick }) => pickLabel(pick, scene, placeName));
  const forced = useForced();
  const perform = usePerform();
  return (
    <div className="prompt-buttons">
      {/* A sheet is given by its own button. */}
      {!sheet && forced && <AllForced forced={forced} />}
      {!sheet && !forced && ending && (
        <EndButton
          key={`${asked?.kind}`}
          disabled={!end || sent}
          label={ending.label}
          left={left}
          closed={ending.closed}
          lastWord={() => end !== null && isLastWord(meaningOf(game, state, asked?.side ?? 0, end))}
          onEnd={() => end && session.apply({ on: 'board', do: 'choose', choice: end })}
        />
      )}
      {/* Take back stays in place: a second click on the end has no other effect. */}
      {!sheet && !forced && !ending && <span className="prompt-end" />}
      <TakeBack />
      {/* It has its room before it comes: Take back stays under the pointer. */}
      <button
        type="button"
        className={`button redo-button ${redo ? '' : 'not-there'}`}
        aria-label="Redo"
        disabled={!redo || sent}
        title="Do again what was taken back (Ctrl+Shift+Z)"
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => perform('redo')}
      >
        <Icon name="redo" size={16} />
      </button>
    </div>
  );
}

/** Takes back the last answer, or says why it cannot be taken back. */
function TakeBack() {
  const shortcut = useShortcut();
  const perform = usePerform();
  const { game, sent, takeBack, unfinished } = useSessionState((state) => state);
  const shown = useSessionState(shownEntryIn);
  const ungiven = unfinished?.ungiven === true;
  const nothingToTake = !ungiven && (!takeBack || (takeBack.barrier === 'start' && takeBack.steps === 0));
  return (
    <button
      type="button"
      className="button"
      disabled={nothingToTake || sent || shown !== null || game?.over}
      title={
        game?.over
          ? 'The battle is over: play on from an earlier point instead.'
          : ungiven
            ? `Takes back the order to ${unfinished.called}`
            : takeBack?.sentence
      }
      aria-keyshortcuts={shortcut(keyOf('take-back'))}
      onClick={() => perform('take-back')}
    >
      Take back <KeyHint usual={keyOf('take-back')} />
    </button>
  );
}

/** The forced answers to the question. Null if there is something to decide, or if one button does just that. */
function useForced() {
  const game = useSessionState((state) => state.game);
  const asked = useSessionState((state) => state.asked);
  return useMemo(() => {
    const question = asked && game?.question(asked.side);
    return game && asked && question && !hasOwnButton(asked) ? forcedAnswerIn(game, question) : null;
  }, [asked, game]);
}

/**
 * Ends the step. If something is left undone and the end cannot be taken back, it says so first and asks a second time. Closed, it
 * says why.
 */
function EndButton(props: {
  readonly disabled: boolean;
  readonly label: string;
  readonly left: readonly string[];
  readonly closed: Ending['closed'];
  /** True if it cannot be taken back freely. Found out when it is pressed. */
  readonly lastWord: () => boolean;
  readonly onEnd: () => void;
}) {
  const { disabled, label, left, closed, lastWord, onEnd } = props;
  const session = useSession();
  const { store } = session;
  const { letterKeys } = useSettings();
  const sure = useSessionState(isEndUnconfirmed) && !disabled;
  const letGo = () => session.apply({ on: 'board', do: 'ask if sure', asks: false });
  return (
    <>
      <button
        type="button"
        className="button prompt-end"
        data-action="end"
        aria-keyshortcuts={letterKeys ? keyOf('end') : undefined}
        disabled={disabled}
        aria-describedby={sure ? 'left-undone' : closed ? 'step-closed' : undefined}
        onClick={() => {
          const held = orderUnderWay(store.get());
          if (held) return session.apply({ on: 'view', do: 'show toast', sentence: held, clause: null });
          if (left.length > 0 && !sure && lastWord())
            return session.apply({ on: 'board', do: 'ask if sure', asks: true });
          letGo();
          onEnd();
        }}
        onBlur={letGo}
      >
        {sure ? `${label}: sure?` : label} {letterKeys && <kbd aria-hidden="true">{sure ? '.' : '..'}</kbd>}
      </button>
      {closed && <StepClosed id="step-closed" closed={closed} />}
      {sure && (
        <p className="prompt-left prompt-sure" id="left-undone" role="status">
          {left.length === 0
            ? 'Press again to end it.'
            : `Press again to end it. ${describePassedOver(left)}`}
        </p>
      )}
    </>
  );
}

interface Situation {
  readonly asked: string | null;
  readonly over: boolean;
  /** While looking back: what the entry shown has done. */
  readonly past: string | null;
  readonly thinking: number | null;
  /** The sentence about the players one waits for. */
  readonly waits: string | null;
  readonly sides: readonly [string, string] | undefined;
}

function promptSentence({ asked, over, past, thinking, waits, sides }: Situation): string {
  if (past !== null) return past;
  if (over) return 'The battle is over.';
  if (asked !== null) return asked;
  if (thinking !== null) return `The ${sides?.[thinking]} machine is thinking.`;
  return waits ?? 'One moment …';
}
