import type { Accounts, AskingBrowser } from '../accounts/accounts.ts';
import { refuseTakenName } from '../accounts/newAccount.ts';
import { Sanctions } from '../admin/sanctions.ts';
import type { AccountParts } from './signInRoutes.ts';
import { askingBrowser } from './askingBrowser.ts';
import type { Visit } from './seats.ts';

/** A player in the lobby: the name of the account, or the one that a guest gives. */
export interface LobbyPlayer {
  readonly name: string;
  /** Null for a guest. */
  readonly account: string | null;
}

/** Throws a Fault for a person who may begin no games, also as a guest of the browser. */
export async function refuseBanned(accounts: Accounts, browser: AskingBrowser): Promise<void> {
  await new Sanctions(accounts.services).refuseBanned(await accounts.person(browser));
}

/** The player who asks in the lobby. Throws a Fault for a guest with the name of an account, and for a banned player. */
export async function lobbyPlayer(
  { accounts, reach }: AccountParts,
  visit: Pick<Visit, 'request' | 'reply'>,
  name: string,
): Promise<LobbyPlayer> {
  const browser = askingBrowser({ ...visit, reach });
  const reader = await accounts.reader(browser);
  await refuseBanned(accounts, browser);
  if (reader) return { name: reader.name, account: reader.id };
  await refuseTakenName(accounts.services.tables, name);
  return { name, account: null };
}
