export * from './asked.ts';
export * from './clicks.ts';
export * from './completions.ts';
export * from './heard.ts';
export * from './odds.ts';
export * from './spoken.ts';
