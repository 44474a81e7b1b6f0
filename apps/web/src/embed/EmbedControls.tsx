import { useEffect, useEffectEvent } from 'react';
import { Icon, type IconName } from '../common/Icon.tsx';
import { useSession, useSessionState } from '../hooks/useSession.ts';
import { shownEntryIn } from '../play/state/modeSelectors.ts';
import { ENTRY_MS, usePlaying } from '../screen/replay/usePlaying.ts';
import { TurnTrack, useEntered } from '../screen/track/TurnTrack.tsx';

/** Start, back, play, forward, end; the line of play; the number of the entry. */
export function EmbedControls() {
  const ticks = useEntered();
  const { at, go, playing, play, label } = useReplay(ticks);
  const last = ticks.length - 1;
  return (
    <section className="embed-controls" aria-label="Replay">
      <div className="embed-buttons">
        <Control label="To the start" icon="start" keys="Home" onClick={() => go(0)} />
        <Control label="One entry back" icon="back" keys="ArrowLeft" onClick={() => go(at - 1)} />
        <Control
          label={playing ? 'Pause' : 'Play'}
          icon={playing ? 'pause' : 'play'}
          keys="Space"
          onClick={play}
        />
        <Control label="One entry on" icon="forward" keys="ArrowRight" onClick={() => go(at + 1)} />
        <Control label="To the end" icon="on" keys="End" onClick={() => go(last)} />
      </div>
      <div className="embed-line holds-focus">
        <TurnTrack entries={ticks} at={at} go={go} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label="Entry shown"
          aria-valuetext={`entry ${label.replace('/', 'of')}`}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <span className="embed-at figure">{label}</span>
    </section>
  );
}

/** The entry that is shown, as an index into the line of play, and the ways to another one. */
function useReplay(ticks: ReturnType<typeof useEntered>) {
  const session = useSession();
  const head = useSessionState((state) => state.head);
  const shown = useSessionState(shownEntryIn);
  const running = useSessionState((state) => state.playing);
  const last = ticks.length - 1;
  const found = shown === null ? last : ticks.findIndex(({ n }) => n >= shown);
  const at = found < 0 ? last : found;
  const go = (index: number) =>
    session.apply({
      on: 'past',
      do: 'show',
      entry: index >= last ? null : (ticks[Math.max(0, index)]?.n ?? null),
    });
  const playing = running && at < last;
  usePlaying(playing, ENTRY_MS, () => {
    if (session.playback.moving) return false;
    go(at + 1);
    if (at + 1 >= last) session.apply({ on: 'past', do: 'play', playing: false });
    return true;
  });
  const play = () => {
    if (!playing && at >= last) go(0);
    session.apply({ on: 'past', do: 'play', playing: !playing });
  };
  useKeys({
    ' ': play,
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(last),
  });
  return { at, go, playing, play, label: `${shown ?? head} / ${head}` };
}

interface ControlProps {
  readonly label: string;
  readonly icon: IconName;
  readonly keys: string;
  readonly onClick: () => void;
}

function Control({ label, icon, keys, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Keys anywhere in the frame, before the board has its own use for them. Links, and Space on buttons, work as usual. */
function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    const { target } = event;
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' && target instanceof Element && target.closest('button, a')) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
