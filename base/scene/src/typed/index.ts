export * from './clicks.ts';
export * from './completions.ts';
export * from './line-context.ts';
export * from './line-meaning.ts';
export * from './odds.ts';
export * from './queries.ts';
