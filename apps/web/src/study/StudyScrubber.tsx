import { IconButton } from '../common/IconButton.tsx';
import { ENTRY_MS, usePlaying } from '../screen/replay/usePlaying.ts';
import { useEntered } from '../screen/track/TurnTrack.tsx';
import type { StudyStretch } from './reading.ts';
import { stepNote } from './reading.ts';

interface Props {
  readonly stretch: StudyStretch;
  readonly entry: number;
  readonly playing: boolean;
  readonly onPlaying: (playing: boolean) => void;
  readonly onShow: (entry: number) => void;
}

/** The line of a chapter: a stroke an entry, a disc a note; back, play, on. */
export function StudyScrubber({ stretch, entry, playing, onPlaying, onShow }: Props) {
  const { from, to, notes } = stretch;
  const ticks = useEntered().filter(({ n }) => n >= from && n <= to);
  usePlaying(playing, ENTRY_MS, () => {
    const next = ticks.find(({ n }) => n > entry)?.n ?? to;
    onShow(next);
    // A note is read before play continues.
    if (next >= to || notes.some((note) => note.entry === next)) onPlaying(false);
    return true;
  });
  return (
    <section className="study-scrubber" aria-label="The chapter's line of play">
      <div className="study-buttons">
        <IconButton label="To the start of the chapter" icon="start" onClick={() => onShow(from)} />
        <IconButton
          label="To the note before"
          icon="back"
          onClick={() => onShow(stepNote(stretch, entry, -1))}
        />
        <IconButton
          label={playing ? 'Pause' : 'Play to the next note'}
          icon={playing ? 'pause' : 'play'}
          onClick={() => onPlaying(!playing && entry < to)}
        />
        <IconButton label="To the next note" icon="on" onClick={() => onShow(stepNote(stretch, entry, 1))} />
      </div>
      <Line stretch={stretch} entry={entry} ticks={ticks} onShow={onShow} />
      <span className="study-at figure">
        entry {entry} of {to}
      </span>
    </section>
  );
}

/** A stroke an entry, a disc a note, and the slider over them. */
function Line({
  stretch: { from, to, notes },
  entry,
  ticks,
  onShow,
}: Pick<Props, 'stretch' | 'entry' | 'onShow'> & { readonly ticks: ReturnType<typeof useEntered> }) {
  const span = Math.max(1, to - from);
  const left = (n: number) => `${(100 * (n - from)) / span}%`;
  return (
    <div className="study-line holds-focus">
      <span className="study-rule" aria-hidden="true">
        {ticks.map(({ n, throws, side }) => (
          <i
            key={n}
            className={`tick-${side ?? 'none'}${throws ? ' thrown' : ''}`}
            style={{ left: left(n) }}
          />
        ))}
        <b style={{ left: left(entry) }} />
      </span>
      <input
        type="range"
        min={from}
        max={to}
        value={entry}
        aria-label="Entry shown"
        aria-valuetext={`entry ${entry}, from ${from} to ${to}`}
        onChange={({ target }) => onShow(Number(target.value))}
      />
      {notes.map((note, i) => (
        <button
          key={note.entry}
          type="button"
          className={note.entry === entry ? 'study-stop now' : 'study-stop'}
          style={{ left: left(note.entry) }}
          aria-label={`Note ${i + 1}, at entry ${note.entry}`}
          aria-current={note.entry === entry}
          onClick={() => onShow(note.entry)}
        >
          {i + 1}
        </button>
      ))}
    </div>
  );
}
