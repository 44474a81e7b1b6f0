export * from './happening.ts';
export * from './muster.ts';
export * from './pick.ts';
export * from './place.ts';
export * from './rulebook.ts';
export * from './scene.ts';
