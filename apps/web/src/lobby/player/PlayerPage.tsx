import type { Player } from '@linstock/protocol';
import { useCallback, useEffect, useState } from 'react';
import { hashOfNewChallenge } from '../../app/challengeLink.ts';
import { hashOfLobby, hashOfTable, type LobbyPlace } from '../../app/route.ts';
import { useStore } from '../../app/useStore.ts';
import { FlagPicture } from '../../common/FlagPicture.tsx';
import { PresenceSign } from '../../common/PresenceSign.tsx';
import { account } from '../../host/account.ts';
import { readAccountOnce } from '../../host/accountReading.ts';
import { changeBlock, fetchPlayer } from '../../host/accountCalls.ts';
import { useTask } from '../../seats/useTask.ts';
import { PlayedGames } from './PlayedGames.tsx';
import { countThings, factsOf, describeMeetings, readGamesShown, selectGames } from './playerWords.ts';
import { RatingCourse } from './RatingCourse.tsx';
import { RatingTable } from './RatingTable.tsx';
import '../lobby.css';
import './player.css';

/** The public page of a player with an account. */
export function PlayerPage({ place }: { place: LobbyPlace }) {
  const name = place.path[0] ?? '';
  const [player, setPlayer] = useState<Player | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(
    () =>
      fetchPlayer(name).then(setPlayer, (error: unknown) =>
        setTrouble(error instanceof Error ? error.message : String(error)),
      ),
    [name],
  );
  useEffect(() => {
    void readAccountOnce();
    void read();
  }, [read]);
  if (player !== null) return <Shown player={player} read={read} query={place.query} />;
  return (
    <main className="lobby-column">
      <title>{`${name} · Linstock`}</title>
      <h1>{name}</h1>
      <p role={trouble === null ? undefined : 'alert'}>{trouble ?? 'Loading…'}</p>
      {trouble !== null && <a href={hashOfLobby('home')}>Home</a>}
    </main>
  );
}

interface ShownProps {
  readonly player: Player;
  readonly read: () => Promise<void>;
  readonly query: string;
}

function Shown({ player, read, query }: ShownProps) {
  const { name, flag, systems } = player;
  const rated = systems.filter(({ rating }) => rating !== null);
  const [chosen, setChosen] = useState<string | null>(null);
  const system = chosen ?? rated[0]?.system ?? null;
  return (
    <main className="player-page">
      <title>{`${name} · Linstock`}</title>
      <div className="player-main">
        <header className="player-head">
          <FlagPicture flag={flag} size={76} />
          <div>
            <h1>{name}</h1>
            <p>
              {player.here && (
                <>
                  <PresenceSign presence="here" /> here now ·{' '}
                </>
              )}
              {factsOf(player)}
            </p>
          </div>
          <Actions player={player} read={read} />
        </header>
        {systems.length > 0 && <RatingTable player={player} chosen={system} onChoice={setChosen} />}
        <PlayedGames player={player} shown={readGamesShown(query)} />
      </div>
      <aside className="player-side">
        {system !== null && <RatingCourse player={player} system={system} />}
        <Between player={player} read={read} />
        <p className="muted">
          Shown to anyone: name, flag, ratings, public games. Never: e-mail, devices, who is blocked.
        </p>
      </aside>
    </main>
  );
}

/** What the reader can do here. For a player whom the reader has blocked there is nothing. */
function Actions({ player, read }: { player: Player; read: () => Promise<void> }) {
  const { self, blocked, name, underWay } = player;
  if (blocked) return null;
  return (
    <div className="player-actions">
      {self ? (
        <a className="button" href={hashOfLobby('you')}>
          Edit
        </a>
      ) : (
        <a className="button button-main" href={hashOfNewChallenge({ to: name })}>
          Challenge
        </a>
      )}
      {underWay.length > 0 && (
        <a className="button" href={hashOfLobby('watch', [], String(new URLSearchParams({ player: name })))}>
          Watch, {underWay.length}
        </a>
      )}
      {!self && <MoreActions player={player} read={read} />}
    </div>
  );
}

interface BlockProps {
  readonly player: Player;
  readonly read: () => Promise<void>;
}

/** Behind *More…*: blocking, and where to mute and report. */
function MoreActions({ player, read }: BlockProps) {
  const me = useStore(account, (known) => known.me?.name ?? null);
  const { name } = player;
  const [shared] = selectGames(player, 'together', me);
  return (
    <details className="player-more">
      <summary className="button">More…</summary>
      <div className="panel player-panel">
        {me === null ? (
          <p>
            <a href={hashOfLobby('sign-in')}>Sign in</a> to block {name}.
          </p>
        ) : (
          <BlockButton player={player} read={read} />
        )}
        <p>
          {shared ? (
            <>
              To mute or report {name}, open Talk at <a href={hashOfTable(shared.game)}>a game of yours</a>.
            </>
          ) : (
            `To mute or report ${name}, open Talk at a table with them.`
          )}
        </p>
      </div>
    </details>
  );
}

/** Blocks the player, or ends that. */
function BlockButton({ player: { name, blocked }, read }: BlockProps) {
  const { busy, trouble, run } = useTask();
  const block = () =>
    run(async () => {
      await changeBlock(name, !blocked);
      await read();
    });
  return (
    <>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <button type="button" className="button" disabled={busy} onClick={block}>
        {blocked ? 'Unblock' : 'Block: no challenges, no talk'}
      </button>
    </>
  );
}

/** What the reader and the player have to do with each other. */
function Between({ player, read }: { player: Player; read: () => Promise<void> }) {
  const me = useStore(account, (known) => known.me);
  const { name, self, blocked, together } = player;
  if (self || me === null) return null;
  return (
    <>
      <section className="panel player-panel">
        <h2>You and {name}</h2>
        <p>
          {together !== null && together.some((n) => n > 0)
            ? `${countThings(together[0] + together[1] + together[2], 'game')}: ${describeMeetings(together, name)}.`
            : 'No finished game yet.'}
        </p>
      </section>
      <section className="panel player-panel">
        <h2>Between you two</h2>
        <p>
          {blocked
            ? `You have blocked ${name}.`
            : `${name} is not told if you block. To mute or report, open Talk at a table with them.`}
        </p>
        {blocked && <BlockButton player={player} read={read} />}
      </section>
    </>
  );
}
