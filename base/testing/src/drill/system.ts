export { notice } from './notice.ts';

/** Fetches the rulebook. */
export const load = async () => (await import('./index.ts')).drill;
