import type { BattleSource } from '@linstock/scene';
import { battleOf, type RebBattle } from './battle.ts';
import brawnersFarm from './data/brawners-farm.json' with { type: 'json' };
import eastCavalryField from './data/east-cavalry-field.json' with { type: 'json' };
import littleRoundTop from './data/little-round-top.json' with { type: 'json' };
import mcphersonsRidge from './data/mcphersons-ridge.json' with { type: 'json' };

/** The battle files of this system by id; each is the id of its survey too. */
const FILES: Readonly<Record<string, BattleSource>> = {
  'mcphersons-ridge': mcphersonsRidge,
  'brawners-farm': brawnersFarm,
  'little-round-top': littleRoundTop,
  'east-cavalry-field': eastCavalryField,
};

/** The battles of this system by id. */
export const BATTLES: Readonly<Record<string, RebBattle>> = Object.fromEntries(
  Object.entries(FILES).map(([id, file]) => [id, battleOf(file)]),
);

/** The file of a battle of this system. Throws RangeError naming those there are. */
export function sourceOf(id: string): BattleSource {
  const file = Object.hasOwn(FILES, id) ? FILES[id] : undefined;
  if (file) return file;
  throw new RangeError(`There is no battle "${id}"; there are ${Object.keys(FILES).join(', ')}.`);
}

/** A battle by its id. Throws RangeError naming those there are. */
export function rebBattle(id: string): RebBattle {
  const found = BATTLES[id];
  if (found) return found;
  throw new RangeError(`There is no battle "${id}"; there are ${Object.keys(BATTLES).join(', ')}.`);
}
