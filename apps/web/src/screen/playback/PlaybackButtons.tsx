import { useState } from 'react';
import { settings } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import { part } from '../../common/parts.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import type { PlaybackStep } from '../../play/state/state.ts';
import { describeNextSide, isMine } from './nextSide.ts';
import './playback.css';

/** Why there is nothing to go on to yet, in a word or two. */
export function NothingNext({ step }: { step: PlaybackStep | null }) {
  const { seats } = useSession();
  const { thinking, game } = useSessionState((state) => state);
  if (step === null ? thinking === null : step.more) return null;
  const open = game?.open.map(({ side }) => side) ?? [];
  const names = game?.position.sides ?? ['', ''];
  const told = step?.side ?? null;
  return <span className="prompt-thinking">{describeNextSide({ thinking, open, seats, told, names })}</span>;
}

/** A machine's reason for the step that is shown, for a reader who asks. */
export function StepReason({ step }: { step: PlaybackStep }) {
  const reason = useSessionState((state) => state.reasons[step.n] ?? null);
  return reason === null ? null : <Why key={step.n} sentence={reason} />;
}

/** Next, pause, skip, and whether the camera follows. They are above the words, so that they stay in place. */
export function PlaybackButtons({ step }: { step: PlaybackStep }) {
  const { playback, seats } = useSession();
  const { pace, follow } = useSettings();
  const mine = useSessionState(({ thinking, game }) =>
    isMine({ thinking, open: game?.open.map(({ side }) => side) ?? [], seats }),
  );
  const goesOn = step.more || mine;
  const stopped = step.paused || pace === 'wait';
  return (
    <div
      className="prompt-buttons playback-buttons"
      {...part('playback buttons')}
      role="group"
      aria-label={step.own ? 'The result' : "The other side's turn"}
    >
      <button
        type="button"
        className={`button ${step.waits && stopped ? 'button-main' : ''}`}
        disabled={!goesOn}
        aria-keyshortcuts="Enter"
        title={goesOn ? undefined : 'There is nothing after this yet'}
        onClick={() => playback.next()}
      >
        Next <kbd aria-hidden="true">Enter</kbd>
      </button>
      {pace !== 'wait' && (
        <button type="button" className="button" onClick={() => playback.pause(!step.paused)}>
          {step.paused ? 'Go on' : 'Pause'}
        </button>
      )}
      <button type="button" className="button" onClick={() => playback.skip()}>
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
      <label className="playback-pace">
        <span className="visually-hidden">Pace of the playback</span>
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

/** A machine's reason, for a reader who asks. */
function Why({ sentence }: { sentence: string }) {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <p className="playback-why" role="status">
      {sentence}
    </p>
  ) : (
    <p className="playback-why">
      <button type="button" className="link" onClick={() => setAsked(true)}>
        Why?
      </button>
    </p>
  );
}
