import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { runAfterPress } from '../../common/afterPress.ts';
import { Icon } from '../../common/Icon.tsx';
import { part } from '../../common/parts.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { usePlaybackStep } from '../../hooks/usePlaybackStep.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { CoachBox } from '../../lesson/CoachBox.tsx';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import { GoalMeter } from '../goals/GoalMeter.tsx';
import { Log } from '../log/Log.tsx';
import { WholeButton } from '../tools/BoardButtons.tsx';
import { useSteady } from './useSteady.ts';
import './sheet.css';

/** A narrow or low window: its sheet scrolls whole, and the question and the dice with it. */
export const SCROLLS_WHOLE = `${WINDOWS.phone}, ${WINDOWS.low}`;

/** The share of a narrow screen that the sheet covers. */
type Height = 'low' | 'half' | 'high';

/**
 * The side column. The question keeps its place at the top, and its answers scroll below it. The last dice,
 * the goals and the log are below the answers, so that none of them moves an answer. On a narrow screen the
 * column is a sheet at the bottom with three heights, which scrolls as a whole.
 * @param head the question
 * @param dice the last throws
 * @param carded true if a card is open or the enemy's turn is being answered; everything else makes room for
 *   it
 * @param writing true if a form is being filled in; the parts below it make room
 * @param whole true if the content takes the whole column, without log and goals
 */
export function Sheet({
  children,
  handle,
  head,
  dice = null,
  carded = false,
  writing = false,
  whole = false,
}: {
  children: ReactNode;
  handle: RefObject<FieldHandle | null>;
  head: ReactNode;
  dice?: ReactNode;
  carded?: boolean;
  writing?: boolean;
  whole?: boolean;
}) {
  const [height, setHeight] = useState<Height>('half');
  const back = useSessionState((state) => shownEntryIn(state) !== null);
  const playback = usePlaybackStep() !== null;
  const waiting = useSessionState((state) => state.asked === null);
  const whollyScrolls = useMedia(SCROLLS_WHOLE);
  const column = useRef<HTMLElement>(null);
  useSteady(column);
  const [drawnBack, wrote] = [useHeldAfterPress(carded), useHeldAfterPress(writing)];
  return (
    <section
      ref={column}
      className={`table-side sheet-${height} ${drawnBack ? 'carded' : ''} ${wrote ? 'writing' : ''} ${back ? 'looking-back' : ''} ${waiting ? 'waiting' : ''} ${playback ? 'playback' : ''}`}
      {...part('column')}
      aria-label="The sheet"
    >
      <Grip height={height} onSet={setHeight}>
        <WholeButton />
      </Grip>
      <CoachBox handle={handle} onShow={() => setHeight(height === 'high' ? 'half' : height)} />
      {!whollyScrolls && head}
      {/* It scrolls by keys too while the coach holds the game and nothing in it can be pressed. */}
      <div
        className="table-asks"
        {...part('asks')}
        role="group"
        aria-label="What is asked of you"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {whollyScrolls && head}
        {children}
        {whollyScrolls && dice}
      </div>
      {!whollyScrolls && dice}
      {!whole && (
        <>
          <GoalMeter />
          <Log />
        </>
      )}
    </section>
  );
}

/**
 * Stays true after a press until a second press is over. So a part that is hidden for a card or a form does not return
 * under the pointer.
 */
function useHeldAfterPress(on: boolean): boolean {
  const [held, setHeld] = useState(on);
  if (on && !held) setHeld(true);
  useEffect(() => (on ? undefined : runAfterPress(() => setHeld(false))), [on]);
  return on || held;
}

/** The handles of the sheet on a narrow screen, and the controls next to them. */
function Grip(props: { height: Height; onSet: (height: Height) => void; children: ReactNode }) {
  const { height, onSet, children } = props;
  const taller = height === 'low' ? 'half' : 'high';
  const lower = height === 'high' ? 'half' : 'low';
  return (
    <div className="sheet-grip">
      <button
        type="button"
        className="button button-quiet"
        aria-label="Lower the sheet"
        disabled={height === 'low'}
        onClick={() => onSet(lower)}
      >
        <Icon name="opened" />
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-label="Raise the sheet"
        disabled={height === 'high'}
        onClick={() => onSet(taller)}
      >
        <span className="upside-down">
          <Icon name="opened" />
        </span>
      </button>
      {children}
    </div>
  );
}
