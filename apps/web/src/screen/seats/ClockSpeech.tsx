import { useEffect, useRef, useState } from 'react';
import { announce } from '../../app/speech.ts';
import { describeTimeLeft, isLive, findSpokenThreshold } from './clockText.ts';
import { type Seats, readTimeLeft, useSeats } from './useSeats.ts';

/** Time left at which a live clock is read out at once, over other speech. */
const URGENT_MS = 60_000;

/** Reads clocks out: one's own as it runs down, and both at `Alt`+`C`. The last minute of a live clock is said at once. */
export function ClockSpeech() {
  const seats = useSeats();
  const latest = useRef(seats);
  useEffect(() => {
    latest.current = seats;
  }, [seats]);
  const [urgent, setUrgent] = useState({ words: '', n: 0 });
  useEffect(() => {
    let before: number | null = null;
    const timer = setInterval(() => {
      const now = latest.current && ownThreshold(latest.current);
      if (now && now.at !== null && (before === null || now.at < before) && now.running) {
        if (now.urgent) setUrgent(({ n }) => ({ words: now.words, n: n + 1 }));
        else announce(now.words);
      }
      before = now?.at ?? null;
    }, 1000);
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== 'KeyC' || !latest.current) return;
      event.preventDefault();
      announce(describeClocks(latest.current));
    };
    addEventListener('keydown', onKey);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div className="visually-hidden" role="alert">
      <p key={urgent.n}>{urgent.words}</p>
    </div>
  );
}

/** Both clocks in words. */
function describeClocks({ rows, clock, received }: Seats): string {
  if (!clock) return 'This game has no clock.';
  const [theirs, mine] = rows;
  return [mine, theirs]
    .map((row) => {
      const paused = row.state.clock?.state === 'paused' ? ', paused' : '';
      return `${row.mine ? 'You' : row.name}: ${describeTimeLeft(readTimeLeft(row, received))}${paused}.`;
    })
    .join(' ');
}

/** The threshold that the reader's own clock has reached, and the words for it. */
function ownThreshold({ rows, clock, received }: Seats) {
  const mine = rows.find((row) => row.mine);
  if (!clock || !mine) return null;
  const left = readTimeLeft(mine, received);
  const at = findSpokenThreshold(clock, left);
  const running = mine.state.clock?.state === 'running';
  return {
    at,
    running,
    words: `You have ${describeTimeLeft(left)}.`,
    urgent: isLive(clock) && at === URGENT_MS,
  };
}
