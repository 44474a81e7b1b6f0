import type { GameAccounts } from '@linstock/protocol';
import { readFlag } from '../accounts/newAccount.ts';
import type { Services } from '../services.ts';

/** The accounts of the players of these games, by game. A game of guests is not in it. */
export async function accountsOfGames(
  { tables }: Pick<Services, 'tables'>,
  games: readonly string[],
): Promise<ReadonlyMap<string, GameAccounts>> {
  if (games.length === 0) return new Map();
  const rows = await tables
    .selectFrom('seat_device')
    .innerJoin('player_account', 'player_account.id', 'seat_device.account')
    .select(['seat_device.game', 'seat_device.side', 'player_account.name', 'player_account.flag'])
    .where('seat_device.game', 'in', [...games])
    .where('seat_device.signed_out', 'is', null)
    .execute();
  const found = new Map<string, GameAccounts>();
  for (const { game, side, name, flag } of rows) {
    const accounts: GameAccounts = [...(found.get(game) ?? NO_ACCOUNTS)];
    accounts[side] = { name, flag: readFlag(flag) };
    found.set(game, accounts);
  }
  return found;
}

/** The accounts of a game of guests. */
export const NO_ACCOUNTS: GameAccounts = [null, null];
