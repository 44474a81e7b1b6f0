import type { OwnAccount } from '@linstock/protocol';
import { useCallback, useEffect, useState } from 'react';
import { installOffer } from '../../app/install.ts';
import { hashOfAdmin, hashOfLobby, hashOfTable } from '../../app/route.ts';
import { useStore } from '../../app/useStore.ts';
import { FlagPicture } from '../../common/FlagPicture.tsx';
import { useMedia } from '../../common/useMedia.ts';
import { account } from '../../host/account.ts';
import { fetchAccount } from '../../host/accountCalls.ts';
import { readAccountOnce } from '../../host/accountReading.ts';
import { MAKING_LINKS, MORE_LINKS } from '../frame/links.ts';
import { useSeatGames } from '../games/useSeatGames.ts';
import { BlockedPlayers } from './BlockedPlayers.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';
import { WaysIn } from './WaysIn.tsx';
import '../lobby.css';
import './account.css';

/** The page about the reader. On a phone it has the links as well that have no tab. */
export function YouPage() {
  const name = useStore(account, ({ me }) => me?.name ?? null);
  useEffect(() => void readAccountOnce(), []);
  return (
    <main className="lobby-column">
      <title>You · Linstock</title>
      {name === null ? <Guest /> : <Member />}
      <VacationRow />
      <InstallRow />
      <ul className="lobby-rows you-links">
        <li>
          <a className="lobby-row-link" href={hashOfLobby('notifications')}>
            Notifications
          </a>
        </li>
        {[...MAKING_LINKS, ...MORE_LINKS].map(({ page, label, hash }) => (
          <li key={page}>
            <a className="lobby-row-link" href={hash}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Guest() {
  return (
    <>
      <h1>You</h1>
      <p>
        You can play without an account. This browser stores your seats. To take a seat to another device,
        open Your seat at its table.
      </p>
      <p>An account keeps your seats on all your devices, and gives you a name, a flag and ratings.</p>
      <a className="button button-main account-wide" href={hashOfLobby('sign-in')}>
        Sign in to keep your seats
      </a>
    </>
  );
}

function Member() {
  const [own, setOwn] = useState<OwnAccount | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(
    () =>
      fetchAccount().then(setOwn, (error: unknown) =>
        setTrouble(error instanceof Error ? error.message : String(error)),
      ),
    [],
  );
  useEffect(() => void read(), [read]);
  if (own === null)
    return (
      <>
        <h1>You</h1>
        <p role={trouble === null ? undefined : 'alert'}>{trouble ?? 'Loading…'}</p>
      </>
    );
  const part = { own, read };
  return (
    <>
      <div className="you-head">
        <FlagPicture flag={own.flag} size={44} />
        <h1>{own.name}</h1>
        <a href={hashOfLobby('player', [own.name])}>Your public page</a>
      </div>
      {own.operator && (
        <a className="lobby-row-link" href={hashOfAdmin('reports')}>
          Reports about players, for operators
        </a>
      )}
      <ProfileForm key={own.name} {...part} />
      <SessionList {...part} />
      <WaysIn {...part} />
      <BlockedPlayers {...part} />
      <DeleteAccount {...part} />
    </>
  );
}

/** Says where to take a vacation: in each game with a clock of days. */
function VacationRow() {
  const { asked, waiting } = useSeatGames();
  const games = [...asked, ...waiting].filter(({ time }) => time?.clock.kind === 'days');
  return (
    <section className="you-part">
      <h2>Vacation</h2>
      <p>
        {games.length === 0
          ? 'A vacation pauses your clock in a game of days a turn. You have no such game now.'
          : 'A vacation pauses your clock in a game of days a turn. Start it in Your seat, at the table:'}
      </p>
      {games.length > 0 && (
        <ul>
          {games.map(({ id, title, opponent }) => (
            <li key={id}>
              <a href={hashOfTable(id)}>
                {title}
                {opponent && ` against ${opponent.name}`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Says how to install the page as an app: by one press if the browser offers it, else in its menu. */
function InstallRow() {
  const offer = useStore(installOffer, (value) => value.offer);
  const installed = useMedia('(display-mode: standalone)');
  if (installed) return null;
  const install = async (): Promise<void> => {
    await offer?.prompt();
    installOffer.set({ offer: null });
  };
  return (
    <section className="you-part">
      <h2>Install Linstock</h2>
      <p>As an app it has its own window and icon, and opens without a connection.</p>
      {offer ? (
        <button type="button" className="button" onClick={() => void install()}>
          Install
        </button>
      ) : (
        <p>Use “Install” or “Add to home screen” in the menu of your browser.</p>
      )}
    </section>
  );
}
