import { Icon } from '../common/Icon.tsx';
import type { Told } from '@linstock/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { LuckStrip } from './LuckStrip.tsx';
import { lineKindOf } from './happened.ts';
import type { AnyGame } from './state.ts';
import { useSession, useSessionState } from './useSession.ts';
import './scrubber.css';

/** One entry on the line of play. */
interface Tick {
  readonly n: number;
  readonly throws: boolean;
  /** A step or a turn begins here. */
  readonly begins: string | null;
  readonly side: number | null;
}

const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** How long an entry is shown at speed 1, in milliseconds. */
const STAY = 700;

/** The line of play along the bottom: a tick an entry, taller for throws, bands for steps; forward, back, play. */
export function Scrubber() {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const shown = useSessionState((state) => state.shown);
  const { luckStrip } = useSettings();
  const ticks = useMemo(() => (game && head >= 0 ? ticksOf(game) : []), [game, head]);
  const line = useMemo(() => ticks.map((tick) => tick.n), [ticks]);
  const at =
    shown === null
      ? ticks.length - 1
      : Math.max(
          0,
          line.findIndex((n) => n >= shown),
        );
  const go = (index: number) => session.show(line[Math.max(0, Math.min(line.length - 1, index))] ?? null);
  if (ticks.length < 2)
    return <div className="scrubber scrubber-empty muted">The line of play will be drawn here.</div>;
  return (
    <section className="scrubber" aria-label="Replay">
      <ReplayButtons at={at} last={line.length - 1} looking={shown !== null} go={go} />
      <div className={luckStrip ? 'scrubber-line with-luck' : 'scrubber-line'}>
        {luckStrip && game && <LuckStrip game={game} line={line} />}
        <Ticks ticks={ticks} at={at} />
        <input
          type="range"
          min={0}
          max={ticks.length - 1}
          value={at}
          aria-label="Entry shown"
          aria-valuetext={shown === null ? 'the present' : `entry ${shown} of ${head}`}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <span className="scrubber-at figure">{shown === null ? `${head}` : `${shown} / ${head}`}</span>
      {shown !== null && (
        <button type="button" className="button button-small" onClick={() => session.show(null)}>
          To the present
        </button>
      )}
    </section>
  );
}

/** Back and on by one entry, to the start, and playing by itself at a speed of the reader's own. */
function ReplayButtons({
  at,
  last,
  looking,
  go,
}: {
  /** Index of the entry shown. */
  at: number;
  last: number;
  /** Whether an earlier entry is shown, and not the present. */
  looking: boolean;
  go: (index: number) => void;
}) {
  const session = useSession();
  const running = useSessionState((state) => state.playing);
  const playing = running && looking;
  const [speed, setSpeed] = useState(1);
  usePlaying(playing, STAY / speed, () => {
    go(at + 1);
    if (at + 1 >= last) session.play(false);
  });
  const play = () => {
    if (!looking) go(0);
    session.play(!playing);
  };
  return (
    <div className="scrubber-buttons">
      <IconButton label="To the start" icon="start" onClick={() => go(0)} />
      <IconButton label="One entry back" icon="back" onClick={() => go(at - 1)} />
      <IconButton label={playing ? 'Pause' : 'Play'} icon={playing ? 'pause' : 'play'} onClick={play} />
      <IconButton label="One entry on" icon="on" onClick={() => go(at + 1)} />
      <select aria-label="Speed" value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
    </div>
  );
}

function IconButton({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: Parameters<typeof Icon>[0]['name'];
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

function usePlaying(playing: boolean, stay: number, step: () => void): void {
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(step, stay);
    return () => clearTimeout(timer);
  });
}

function Ticks({ ticks, at }: { ticks: readonly Tick[]; at: number }) {
  const wide = Math.max(1, ticks.length - 1);
  return (
    <svg className="scrubber-ticks" viewBox={`0 0 ${wide} 20`} preserveAspectRatio="none" aria-hidden="true">
      {ticks.map((tick, i) =>
        tick.begins === null ? null : (
          <line key={`b${tick.n}`} x1={i} x2={i} y1={0} y2={20} className="tick-begins" />
        ),
      )}
      {ticks.map((tick, i) => (
        <line
          key={tick.n}
          x1={i}
          x2={i}
          y1={tick.throws ? 5 : 11}
          y2={17}
          className={tick.side === null ? 'tick' : `tick tick-side-${tick.side}`}
        />
      ))}
      <line x1={at} x2={at} y1={0} y2={20} className="tick-now" />
    </svg>
  );
}

function ticksOf(game: AnyGame): Tick[] {
  const { entries } = game.record;
  const tick = (n: number, told: readonly Told[]): Tick => ({
    n,
    throws: told.some((each) => each.thrown),
    begins: told.find((each) => lineKindOf(each) === 'head')?.sentence ?? null,
    side: entries[n - 1]?.side ?? null,
  });
  return [tick(0, game.toldBy(0)), ...game.line.map((n) => tick(n, game.toldBy(n)))];
}
