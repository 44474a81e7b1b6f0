/** Battles as files of their own (`.linstock.json`): behind a door of their own, since a table needs none of it. */

export { BATTLE_FORMAT, type BattleFile, battleSchema, type Fight } from './format.ts';
export * from './link.ts';
export * from './overlay.ts';
export * from './shipped.ts';
export { parseBattleFile, readBattleFile, writeBattleFile } from './text.ts';
