import { canonical, sha256Hex } from '@linstock/kernel';
import { type LegionsBattle, legionsBattle } from '../battles/index.ts';
import { drawUp } from './order-of-battle.ts';

/** Older hashes, made of all data about a battle, including its summary and every other system. */
export const OLDER_HASHES: Readonly<Record<string, readonly string[]>> = {
  cowpens: ['f09e7935459a62e975490432b953c690eee0b31e7ce0d18f50b441d59c36a955'],
  waxhaws: ['53cd6731ac621864a62eb158daa08aa83527e8f3e2db257ff1470f73287ee327'],
  hobkirk: ['336bb0db19b28e36ef23426be161c0d03b79ebe1cc5cf44dace596e10b4d200a'],
  quinby: ['977eb97723aa5f9e12fe428ab3d9f65d1529fe1c465054bce7e63cdc618714d0'],
};

/** SHA-256, in hex, of the data that a battle's field is made from, as written into records. */
export function battleHash(id: string): string {
  const hash = HASHES.get(id) ?? hashOf(legionsBattle(id));
  HASHES.set(id, hash);
  return hash;
}

/** Computed once: every game begins with one. */
const HASHES = new Map<string, string>();

/**
 * The hash of a battle. It covers everything that can change the course of a game and nothing else. Names,
 * summaries, uniforms and the data of other systems are left out, so that a corrected word does not end
 * running games.
 */
export function hashOf(battle: LegionsBattle): string {
  const { companies, regiments, leaders, commanders, turns, start, victory, suggested } = drawUp({
    ...battle,
    setUp: 'suggested',
  });
  const { q, r, level, impassable, structure } = battle.map;
  return sha256Hex(
    canonical({
      hexes: structure.map((kind, hex) => [q[hex], r[hex], level[hex], impassable[hex], kind]),
      edge: battle.data.friendlyEdge,
      turns,
      start,
      companies: companies.map(({ side, arm, regiment, gun, setUp }) => ({
        side,
        arm,
        regiment,
        gun,
        setUp,
      })),
      regiments: regiments.map(({ side, morale, companies, leader, skirmishers, setUp }) => {
        return { side, morale, companies, leader, skirmishers, setUp };
      }),
      leaders: leaders.map(({ side, kind, effectiveness, regiments }) => {
        return { side, kind, effectiveness, regiments };
      }),
      commanders: commanders.map(
        (each) => each && { effectiveness: each.effectiveness, actingFor: each.actingFor },
      ),
      victory: victory.map(({ any }) => any),
      suggested,
    }),
  );
}
