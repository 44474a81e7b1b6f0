export * from './happening.ts';
export type * from './ground.ts';
export * from './muster.ts';
export * from './narrowing.ts';
export * from './offer.ts';
export * from './pick.ts';
export * from './place.ts';
export * from './rulebook.ts';
export * from './scene.ts';
