import { type RefObject, useEffect, useId, useState } from 'react';
import type { FieldHandle } from '../board/fieldHandle.ts';
import { part, partOf } from '../common/parts.ts';
import { useSession } from '../hooks/useSession.ts';
import { beginLesson } from './beginLesson.ts';
import { ToDo } from './ToDo.tsx';
import { type Coach, isCoachOpen, isHeldBy, useCoach } from './useCoach.ts';
import { useShowMe } from './useShowMe.ts';
import './coach.css';

interface Props {
  readonly handle: RefObject<FieldHandle | null>;
  /** The board must be seen now. */
  readonly onShow: () => void;
}

/** The coach's box: the subject of the moment, the present instruction, and the reason. */
export function CoachBox(props: Props) {
  const coach = useCoach();
  if (!isCoachOpen(coach)) return null;
  return <Box coach={coach} {...props} />;
}

function Box({ coach, ...board }: Props & { coach: Coach }) {
  const { advice, beginning, kept } = coach;
  const { lesson } = beginning;
  const folded = kept.shown === 'head';
  const title = useId();
  return (
    <section className="coach panel" {...part('coach')} aria-labelledby={title}>
      <header className="coach-head">
        <h2 id={title}>
          Coach<span className="visually-hidden">,</span> <span className="coach-of">First battle</span>
        </h2>
        <span className="figure">
          {advice.number} of {lesson.beats.length}
        </span>
        <button
          type="button"
          className="coach-button"
          aria-label={folded ? 'Show the coach' : 'Only the coach’s head'}
          aria-expanded={!folded}
          onClick={() => coach.show(folded ? 'whole' : 'head')}
        >
          {folded ? '+' : '–'}
        </button>
        <button
          type="button"
          className="coach-button"
          aria-label="Send the coach away"
          onClick={() => coach.show('closed')}
        >
          ×
        </button>
      </header>
      {!folded && <Words key={advice.beat.id} coach={coach} {...board} />}
    </section>
  );
}

/** The coach's words at this moment. */
function Words({ coach, ...board }: Props & { coach: Coach }) {
  const { advice, beginning } = coach;
  const [asked, setAsked] = useState(false);
  const { beat, cameOfIt, say, doThis, ending } = advice;
  const waits = useHeld(coach);
  return (
    <>
      <div className="coach-words" aria-live="polite" ref={toTheTop}>
        {cameOfIt && <p className="coach-came">{cameOfIt}</p>}
        <p>{say}</p>
        {ending && <p className="coach-came">{ending}</p>}
        {asked && <p className="coach-why">{beat.why}</p>}
      </div>
      <div className="coach-below">
        {doThis && !ending && <ToDo instruction={doThis} />}
        <footer className="coach-foot">
          {waits && !ending && (
            <button
              type="button"
              className="button button-main"
              {...part('coach goes on')}
              onClick={coach.goOn}
            >
              Go on
            </button>
          )}
          {ending ? (
            <Endings coach={coach} />
          ) : (
            <button
              type="button"
              className="coach-link"
              aria-expanded={asked}
              onClick={() => setAsked(!asked)}
            >
              Why?
            </button>
          )}
          {!ending && <ShowMe {...board} />}
          <Beads number={advice.number} of={beginning.lesson.beats.length} />
        </footer>
      </div>
    </>
  );
}

/** Shows the coach's subject on the board, if possible. */
function ShowMe({ handle, onShow }: Props) {
  const show = useShowMe(handle);
  if (!show) return null;
  return (
    <button
      type="button"
      className="coach-link"
      onClick={() => {
        onShow();
        show();
      }}
    >
      Show me
    </button>
  );
}

/** If the whole sheet scrolls, it is scrolled to new words of the coach. */
function toTheTop(words: HTMLElement | null): void {
  if (words) partOf('column')?.scrollTo({ top: 0 });
}

/** Makes the bot wait while the present beat of the lesson requires it. True if the bot waits. */
function useHeld(coach: Coach): boolean {
  const session = useSession();
  const held = isHeldBy(coach);
  useEffect(() => {
    session.playback.pause(held);
  }, [session, held]);
  return held;
}

/** The choices when the lesson is over. */
function Endings({ coach }: { coach: Coach }) {
  const { lesson } = coach.beginning;
  const goOnAlone = () => {
    coach.goOn();
    coach.show('closed');
  };
  return (
    <>
      <button type="button" className="button button-main" {...part('coach goes on')} onClick={goOnAlone}>
        Go on without the coach
      </button>
      <button type="button" className="coach-link" onClick={() => void beginLesson(lesson.id)}>
        Again
      </button>
      <a className="coach-link" href="#/">
        The whole battle
      </a>
    </>
  );
}

/** The progress of the lesson, as a row of squares. */
function Beads({ number, of }: { number: number; of: number }) {
  return (
    <span className="coach-beads" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <span key={i} className={i + 1 < number ? 'past' : i + 1 === number ? 'now' : ''} />
      ))}
    </span>
  );
}

/** Calls the coach back who was sent away. */
export function CallCoach() {
  const coach = useCoach();
  if (coach?.kept.shown !== 'closed') return null;
  return (
    <button type="button" className="button coach-call" onClick={() => coach.show('whole')}>
      First battle
    </button>
  );
}
