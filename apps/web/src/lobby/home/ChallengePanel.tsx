import { type ChallengeView, clockWords, countsWords, takersSideWords } from '@linstock/protocol';
import { needSystem } from '@linstock/systems';
import { hashOfLobby } from '../../app/route.ts';
import { PlayerFlag } from '../../common/PlayerFlag.tsx';
import { PresenceSign } from '../../common/PresenceSign.tsx';
import { liveryOf } from '../../design/livery.ts';
import { hashOfChallenge, hashOfNewChallenge } from '../../app/challengeLink.ts';
import { sideOfTaker } from '../challenges/ChallengePlate.tsx';
import { namesOf } from '../challenges/challengeRows.ts';
import { useOpenChallenges } from '../challenges/openChallenges.ts';

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
      {shown.length > 0 ? (
        <ul className="home-rows">
          {shown.map((view) => (
            <ChallengeLine key={view.id} view={view} />
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
  if (connection === 'lost') return 'This list needs a connection. It comes back by itself.';
  return 'No open challenges. Make one, or play against a machine.';
}

function ChallengeLine({ view }: { readonly view: ChallengeView }) {
  const names = namesOf(view);
  const side = sideOfTaker(view);
  const label = view.counts === 'rated' ? 'Sign in to accept' : 'Accept';
  return (
    <li className={`home-row ${liveryOf(needSystem(view.system))}`}>
      <span className="home-row-battle">
        <b>{names.battle}</b>
        <span className="opponent">
          <PresenceSign presence={view.here ? 'here' : 'away'} />
          <PlayerFlag name={view.maker} />
          <b title={view.maker}>{view.maker}</b>
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
      <a
        className="button"
        href={hashOfChallenge(view.id)}
        aria-label={`${label} ${names.battle} against ${view.maker}`}
      >
        {label === 'Accept' ? label : 'Sign in'}
      </a>
    </li>
  );
}
