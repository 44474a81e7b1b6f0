import { useMemo } from 'react';
import { panels } from '../../app/panels.ts';
import { hashOfTable } from '../../app/route.ts';
import { useSettings } from '../../app/useSettings.ts';
import { IconButton } from '../../common/IconButton.tsx';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { openOwnBackend } from '../../host/backends.ts';
import { makeWish } from '../../host/start.ts';
import type { Session } from '../../play/session.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { LuckStrip } from '../dice/LuckStrip.tsx';
import { hourOfTurn, TurnTrack, useEntered } from '../track/TurnTrack.tsx';
import { ENTRY_MS, usePlaying } from './usePlaying.ts';
import './scrubber.css';

const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** The line of play under the map: a cell a turn, a tick an entry, taller for throws; forward, back, play. */
export function Scrubber() {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const shown = useSessionState(shownEntryIn);
  const { luckStrip } = useSettings();
  const ticks = useEntered();
  const line = useMemo(() => ticks.map((tick) => tick.n), [ticks]);
  const at =
    shown === null
      ? ticks.length - 1
      : Math.max(
          0,
          line.findIndex((n) => n >= shown),
        );
  const hour = game && ticks[at] ? hourOfTurn(game, ticks[at].now) : null;
  // The last tick is the present, even if an entry without a tick has been added since.
  const go = (index: number) =>
    session.apply({
      on: 'past',
      do: 'show',
      entry: index < line.length - 1 ? (line[Math.max(0, index)] ?? null) : null,
    });
  return (
    <section className={shown === null ? 'scrubber' : 'scrubber looking'} aria-label="Replay">
      <ReplayButtons at={at} last={line.length - 1} looking={shown !== null} go={go} />
      {hour !== null && (
        <span className="scrubber-hour figure" aria-hidden="true">
          {hour}
        </span>
      )}
      <div className={luckStrip ? 'scrubber-line holds-focus with-luck' : 'scrubber-line holds-focus'}>
        {luckStrip && game && <LuckStrip game={game} line={line} />}
        <TurnTrack entries={ticks} at={at} go={go} />
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
      {ticks.length > 1 && (
        <span className="scrubber-at figure">{shown === null ? `${head}` : `${shown} / ${head}`}</span>
      )}
      {shown !== null && <WaysOn />}
    </section>
  );
}

/** Ways to go on from the entry that is shown. */
function WaysOn() {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const shown = useSessionState(shownEntryIn);
  return (
    <span className="scrubber-ways">
      <button type="button" className="button button-small" onClick={() => panels.change({ open: 'fork' })}>
        Play on from here
      </button>
      {game?.rules.edit && (
        <button
          type="button"
          className="button button-small"
          onClick={() => void beginWhatIf(session, game, shown ?? game.head)}
        >
          What if
        </button>
      )}
      <button
        type="button"
        className="button button-small"
        onClick={() => session.apply({ on: 'past', do: 'show', entry: null })}
      >
        To the present
      </button>
    </span>
  );
}

/** Begins a sandbox in this browser with the entries of a game up to `from`: both sides are played here. */
async function beginWhatIf(session: Session, { record }: AnyGame, from: number): Promise<void> {
  const { seats, mine } = makeWish(record.rules.id, record.battle.id, 0, 'beside');
  try {
    const { id } = await openOwnBackend().fork(record, from, seats, mine, true);
    location.hash = hashOfTable(id);
  } catch (error: unknown) {
    const sentence = error instanceof Error ? error.message : String(error);
    session.apply({ on: 'view', do: 'show toast', sentence, clause: null });
  }
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
  /** True if an earlier entry is shown, and not the present. */
  looking: boolean;
  go: (index: number) => void;
}) {
  const session = useSession();
  const running = useSessionState((state) => state.playing);
  const playing = running && looking;
  const speed = useSessionState((state) => state.speed);
  usePlaying(playing, ENTRY_MS / speed, () => {
    if (session.playback.moving) return false;
    go(at + 1);
    if (at + 1 >= last) session.apply({ on: 'past', do: 'play', playing: false });
    return true;
  });
  const play = () => {
    if (!looking) go(0);
    session.apply({ on: 'past', do: 'play', playing: !playing });
  };
  return (
    <div className="scrubber-buttons">
      <IconButton label="To the start" icon="start" onClick={() => go(0)} />
      <IconButton label="One entry back" icon="back" onClick={() => go(at - 1)} />
      <IconButton label={playing ? 'Pause' : 'Play'} icon={playing ? 'pause' : 'play'} onClick={play} />
      <IconButton label="One entry on" icon="on" onClick={() => go(at + 1)} />
      <select
        aria-label="Speed"
        value={speed}
        onChange={(event) =>
          session.apply({ on: 'past', do: 'set speed', speed: Number(event.target.value) })
        }
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
    </div>
  );
}
