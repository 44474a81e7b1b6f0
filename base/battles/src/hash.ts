import { canonical, sha256Hex } from '@linstock/kernel';
import type { Battle } from './battle.ts';

/** SHA-256, in hex, of everything a battle says: a record names it, so that it is replayed on the same ground with the same forces. */
export function battleHash(battle: Battle): string {
  return sha256Hex(canonical(battle));
}
