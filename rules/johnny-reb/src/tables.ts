/** The system tables (JR-T1 to JR-T19), each once; their numbers stand nowhere else. Lengths are inches, as printed. */

export * from './tables/charge.ts';
export * from './tables/fire.ts';
export * from './tables/formations.ts';
export * from './tables/morale.ts';
export * from './tables/movement.ts';
export * from './tables/orders.ts';
export * from './tables/terrain.ts';
