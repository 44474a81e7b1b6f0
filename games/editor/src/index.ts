export * from './battle-files.ts';
export * from './edits.ts';
export * from './findings.ts';
export * from './history.ts';
export * from './map-file.ts';
export * from './record-battle.ts';
export * from './new-battle.ts';
export * from './placing.ts';
