/** The system tables, each once; their numbers stand nowhere else. Lengths come out in thousandths of an inch. */

export * from './combat.ts';
export * from './command.ts';
export * from './game.ts';
export * from './movement.ts';
export * from './troops.ts';
