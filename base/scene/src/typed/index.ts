export * from './completions.ts';
export * from './heard.ts';
