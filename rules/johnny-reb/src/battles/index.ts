import { battleOf, type RebBattle } from './battle.ts';
import brawnersFarm from './data/brawners-farm.json' with { type: 'json' };
import littleRoundTop from './data/little-round-top.json' with { type: 'json' };
import mcphersonsRidge from './data/mcphersons-ridge.json' with { type: 'json' };

/** The battles of this system by id; each is the id of its survey too. */
export const BATTLES: Readonly<Record<string, RebBattle>> = {
  'mcphersons-ridge': battleOf(mcphersonsRidge),
  'brawners-farm': battleOf(brawnersFarm),
  'little-round-top': battleOf(littleRoundTop),
};

/** A battle by its id. Throws RangeError naming those there are. */
export function rebBattle(id: string): RebBattle {
  const found = BATTLES[id];
  if (found) return found;
  throw new RangeError(`There is no battle "${id}"; there are ${Object.keys(BATTLES).join(', ')}.`);
}
