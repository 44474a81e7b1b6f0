export * from './muster.ts';
export * from './rulebook.ts';
export * from './scene.ts';
