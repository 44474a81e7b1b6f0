/** The system tables, each once; their numbers stand nowhere else. Lengths come out in thousandths of an inch. */

export * from './tables/combat.ts';
export * from './tables/command.ts';
export * from './tables/game.ts';
export * from './tables/movement.ts';
export * from './tables/troops.ts';
