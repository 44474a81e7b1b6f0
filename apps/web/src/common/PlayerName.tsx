import type { AccountName } from '@linstock/protocol';
import { hashOfLobby } from '../app/route.ts';
import { PlayerFlag } from './PlayerFlag.tsx';

interface Props {
  readonly name: string;
  /** The account of the player; null for a guest, who has no page. */
  readonly account: AccountName | null;
  /** 0 if the Tab key reaches the link, else -1. */
  readonly tabIndex?: 0 | -1;
}

/** A player with flag and name. For a player with an account the name is the link to the player's page. */
export function PlayerName({ name, account, tabIndex = 0 }: Props) {
  return (
    <>
      <PlayerFlag name={name} flag={account?.flag ?? null} />
      {account === null ? (
        <span className="player-name" title={name}>
          {name}
        </span>
      ) : (
        <a
          className="player-name"
          href={hashOfLobby('player', [account.name])}
          title={account.name}
          tabIndex={tabIndex}
        >
          {account.name}
        </a>
      )}
    </>
  );
}
