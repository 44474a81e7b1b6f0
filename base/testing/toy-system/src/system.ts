export { manifest } from './manifest.ts';

/** Fetches the rulebook. */
export const load = async () => (await import('./index.ts')).toySystem;
