/**
 * Battles as files of their own (`.linstock.json`). A package export of its own, since the game screen needs none of
 * it.
 */

export { BATTLE_FORMAT, type BattleFile, battleSchema, type Fight } from './format.ts';
export * from './link.ts';
export * from './overlay.ts';
export * from './shipped.ts';
export { parseBattleFile, readBattleFile, writeBattleFile } from './text.ts';
