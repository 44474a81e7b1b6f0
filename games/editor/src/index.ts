export * from './battle-files.ts';
