import { type ChallengeView, clockWords, countsWords, takersSideWords } from '@linstock/protocol';
import { needSystem } from '@linstock/systems';
import { hashOfLobby } from '../../app/route.ts';
import { PlayerFlag } from '../../common/PlayerFlag.tsx';
import { PresenceSign } from '../../common/PresenceSign.tsx';
import { liveryOf } from '../../design/livery.ts';
import { hashOfChallenge, hashOfNewChallenge } from '../../app/challengeLink.ts';
import { sideOfTaker } from '../challenges/ChallengePlate.tsx';
import { namesOf } from '../challenges/challengeRows.ts';
import { MakerName, RowButton } from '../challenges/ChallengeRow.tsx';
import { useOpenChallenges } from '../challenges/openChallenges.ts';
import { type RowActions, useRowActions } from '../challenges/useRowActions.tsx';
import '../games/gameParts.css';

interface Props {
  readonly title: string;
  /** Challenges shown. */
  readonly most: number;
}

/** The first open challenges, friendly ones before rated ones, and the way to all of them. */
export function ChallengePanel({ title, most }: Props) {
  const { others, connection, asOf } = useOpenChallenges();
  const open = others.filter(({ state }) => state === 'open');
  const friendly = open.filter(({ counts }) => counts === 'friendly');
  const { busy, message, act } = useRowActions(others);
  const shown = [...friendly, ...open.filter(({ counts }) => counts !== 'friendly')].slice(0, most);
  return (
    <section className="panel home-panel home-challenges" aria-labelledby="challenges-title">
      <div className="home-head">
        <h2 id="challenges-title">{title}</h2>
        {asOf !== null && open.length > 0 && (
          <a href={hashOfLobby('challenges')}>
            all, <span className="figure">{open.length}</span>
          </a>
        )}
        <a className="button" href={hashOfNewChallenge()}>
          Make a challenge
        </a>
      </div>
      <div className="home-message" role="status">
        {message}
      </div>
      {shown.length > 0 ? (
        <ul className="home-rows">
          {shown.map((view) => (
            <ChallengeLine key={view.id} view={view} busy={busy} act={act} />
          ))}
        </ul>
      ) : (
        <p className="home-empty">{emptyWords(connection)}</p>
      )}
      <p className="home-nobody">
        <span className="muted">Nobody there? A machine plays at once.</span>
        <a className="button button-small" href={hashOfLobby('battles')}>
          Against a machine
        </a>
      </p>
    </section>
  );
}

function emptyWords(connection: string): string {
  if (connection === 'loading') return 'Loading…';
  if (connection === 'lost') return 'This list needs a connection. It loads again when the server answers.';
  return 'No open challenges. Make one, or play against a machine.';
}

interface LineProps extends Pick<RowActions, 'busy' | 'act'> {
  readonly view: ChallengeView;
}

function ChallengeLine({ view, busy, act }: LineProps) {
  const names = namesOf(view);
  const side = sideOfTaker(view);
  return (
    <li className={`home-row ${liveryOf(needSystem(view.system))}`}>
      <span className="home-row-battle">
        <a className="home-row-title" href={hashOfChallenge(view.id)}>
          {names.battle}
        </a>
        <span className="opponent">
          <PresenceSign presence={view.here ? 'here' : 'away'} />
          <PlayerFlag name={view.maker} flag={view.makerFlag} />
          <MakerName view={view} />
        </span>
      </span>
      <span className="home-row-side">
        <span>
          {side !== null && <span className={`side-mark side-${side}`} aria-hidden="true" />}{' '}
          {takersSideWords(view, names)}
        </span>
        <span className="muted">{names.system}</span>
      </span>
      <span className="home-row-clock">
        <span>{clockWords(view.clock).split(',')[0]}</span>
        <span className="muted">{countsWords(view)}</span>
      </span>
      <RowButton view={view} gone={false} tabIndex={0} busy={busy} act={act} />
    </li>
  );
}
