export * from './clause.ts';
export * from './coverage.ts';
