export * from './battle-files.ts';
export * from './record-battle.ts';
