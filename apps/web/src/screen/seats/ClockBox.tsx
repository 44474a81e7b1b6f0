import type { PlayedClock } from '@linstock/protocol';
import { Icon } from '../../common/Icon.tsx';
import {
  describeFigures,
  describeTimeLeft,
  isLast,
  isLive,
  isLow,
  RAN_OUT,
  measureShareLeft,
} from './clockText.ts';
import { type SeatRow, readTimeLeft, useEachSecond } from './useSeats.ts';

/** The clock of a side. It is drawn again when its figures change, and keeps its width. */
export function ClockBox({
  row,
  clock,
  received,
  asked,
}: {
  readonly row: SeatRow;
  readonly clock: PlayedClock | null;
  readonly received: number;
  /** True if this side must answer now. */
  readonly asked: boolean;
}) {
  const figures = useEachSecond(() => figuresOf(row, clock, received));
  const state = row.state.clock?.state ?? 'stopped';
  if (!clock || !row.state.clock)
    return asked ? <span className="clock-box clock-running clock-none">no clock</span> : null;
  const left = readTimeLeft(row, received);
  const low = state === 'out' || (state === 'running' && isLow(clock, left));
  const look = state === 'paused' ? 'clock-paused' : low ? 'clock-low' : asked ? 'clock-running' : '';
  return (
    <span
      className={`clock-box ${isLive(clock) ? 'clock-live' : ''} ${look}`}
      role="timer"
      aria-live="off"
      aria-label={labelOf(row, left)}
    >
      {state === 'paused' && <span className="clock-word">paused</span>}
      {low && <span className="clock-low-word">low</span>}
      {isLast(left) && state === 'running' && <ClockIcon />}
      <span className="clock-figures">{figures}</span>
      <span
        className={`clock-bar ${low ? 'clock-bar-low' : ''}`}
        style={{ inlineSize: `${100 * measureShareLeft(clock, left)}%` }}
        aria-hidden="true"
      />
    </span>
  );
}

function ClockIcon() {
  return <Icon name="clock" size={14} />;
}

/** The figures. At zero the page waits for the server, which alone decides. */
function figuresOf(row: SeatRow, clock: PlayedClock | null, received: number): string {
  if (!clock || !row.state.clock) return '';
  const figures = describeFigures(clock, readTimeLeft(row, received));
  return figures === RAN_OUT && row.state.clock.state === 'running' ? 'checking…' : figures;
}

function labelOf({ name, mine, state }: SeatRow, left: number): string {
  const paused = state.clock?.state === 'paused' ? ', paused' : '';
  return `${mine ? 'Your clock' : `The clock of ${name}`}: ${describeTimeLeft(left)}${paused}`;
}
