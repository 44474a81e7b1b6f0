export * from './clause.ts';
export * from './completeness.ts';
export * from './coverage.ts';
export * from './covers.ts';
export * from './forms.ts';
export * from './golden.ts';
export * from './vectors.ts';
export * from './wits.ts';
