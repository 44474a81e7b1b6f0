export * from './arc.ts';
export * from './drawn-battle.ts';
export * from './drawn-table.ts';
export * from './geometry.ts';
export * from './hex/index.ts';
export { itemAt, numberAt } from './lists.ts';
export * from './survey.ts';
export * from './table/index.ts';
