import { canonical, sha256Hex } from '@linstock/kernel';
import type { MorschauserBattle } from './battle.ts';

/**
 * SHA-256, in hex, of everything that can change a game of a battle: the table, the forces, the end. Descriptions (name
 * and scale, the names of sides, generals and regiments) are left out, so that a corrected word ends no game.
 */
export function hashOf(battle: MorschauserBattle): string {
  const { name: _, scale: _scale, sides, brigades, kinds, ...rest } = battle;
  return sha256Hex(
    canonical({
      ...rest,
      ...(kinds && { kinds: kinds.map(unnamed) }),
      sides: sides.map(unnamed),
      brigades: brigades.map(({ general, regiments, ...brigade }) => {
        return { ...brigade, general: unnamed(general), regiments: regiments.map(unnamed) };
      }),
    }),
  );
}

function unnamed<T extends { readonly name: string; readonly naming?: unknown }>({
  name: _,
  naming: __,
  ...rest
}: T): Omit<T, 'name' | 'naming'> {
  return rest;
}
