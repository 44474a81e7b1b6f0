import { settings } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import type { Telling } from '../../play/state/state.ts';
import { comesNext, isMine } from './comesNext.ts';
import { Why } from './Why.tsx';
import './story.css';

/** Why there is nothing to go on to yet, in a word or two. */
export function NothingNext({ telling }: { telling: Telling | null }) {
  const { seats } = useSession();
  const { thinking, game } = useSessionState((state) => state);
  if (telling === null ? thinking === null : telling.more) return null;
  const open = game?.open.map(({ side }) => side) ?? [];
  const names = game?.position.sides ?? ['', ''];
  const told = telling?.side ?? null;
  return <span className="prompt-thinking">{comesNext({ thinking, open, seats, told, names })}</span>;
}

/** Why the machine did what is told, for whoever asks. */
export function StoryWhy({ telling }: { telling: Telling }) {
  const reason = useSessionState((state) => state.reasons[telling.n] ?? null);
  return reason === null ? null : <Why key={telling.n} sentence={reason} />;
}

/** Next, pause, skip, and whether the camera goes along: over the words, so that they stay in their place however much is told. */
export function StoryButtons({ telling }: { telling: Telling }) {
  const { story, seats } = useSession();
  const { pace, follow } = useSettings();
  const mine = useSessionState(({ thinking, game }) =>
    isMine({ thinking, open: game?.open.map(({ side }) => side) ?? [], seats }),
  );
  const goesOn = telling.more || mine;
  const stopped = telling.paused || pace === 'wait';
  return (
    <div
      className="prompt-buttons story-buttons"
      role="group"
      aria-label={telling.own ? 'What comes of it' : "The other side's turn"}
    >
      <button
        type="button"
        className={`button ${telling.waits && stopped ? 'button-main' : ''}`}
        disabled={!goesOn}
        aria-keyshortcuts="Enter"
        title={goesOn ? undefined : 'Nothing has come after this yet'}
        onClick={() => story.next()}
      >
        Next <kbd aria-hidden="true">Enter</kbd>
      </button>
      {pace !== 'wait' && (
        <button type="button" className="button" onClick={() => story.pause(!telling.paused)}>
          {telling.paused ? 'Go on' : 'Pause'}
        </button>
      )}
      <button type="button" className="button" onClick={() => story.skip()}>
        Skip
      </button>
      <button
        type="button"
        className="button button-stay"
        title={follow ? 'The view stays where it is' : 'The view goes where the enemy acts'}
        onClick={() => settings.change({ follow: !follow })}
      >
        {follow ? 'Stay here' : 'Follow'}
      </button>
      <label className="story-pace">
        <span className="visually-hidden">Pace of the story</span>
        <select
          value={pace}
          onChange={(event) => settings.change({ pace: event.target.value as typeof pace })}
        >
          <option value="wait">waits for me</option>
          <option value="steady">steady</option>
          <option value="fast">fast</option>
          <option value="at once">at once</option>
        </select>
      </label>
    </div>
  );
}
