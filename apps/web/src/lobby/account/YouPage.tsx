import type { OwnAccount } from '@linstock/protocol';
import { useCallback, useEffect, useState } from 'react';
import { hashOfLobby } from '../../app/route.ts';
import { useStore } from '../../app/useStore.ts';
import { FlagPicture } from '../../common/FlagPicture.tsx';
import { account } from '../../host/account.ts';
import { readAccountOnce } from '../../host/accountReading.ts';
import { fetchAccount } from '../../host/accountCalls.ts';
import { MORE_LINKS } from '../frame/links.ts';
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
      <ul className="lobby-rows you-links">
        <li>
          <a className="lobby-row-link" href={hashOfLobby('notifications')}>
            Notifications
          </a>
        </li>
        {MORE_LINKS.map(({ page, label, hash }) => (
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
      <ProfileForm key={own.name} {...part} />
      <SessionList {...part} />
      <WaysIn {...part} />
      <BlockedPlayers {...part} />
      <DeleteAccount {...part} />
    </>
  );
}
