export * from './clause.ts';
export * from './coverage.ts';
export * from './covers.ts';
