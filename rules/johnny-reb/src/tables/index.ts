/** The system tables (JR-T1 to JR-T19), each once; their numbers stand nowhere else. Lengths are inches, as printed. */

export * from './charge.ts';
export * from './fire.ts';
export * from './formations.ts';
export * from './morale.ts';
export * from './movement.ts';
export * from './orders.ts';
export * from './terrain.ts';
