/** American Legions for a list of systems: small, with the rulebook behind `load`. */
export { manifest } from './manifest.ts';

/** Fetches the rulebook. */
export const load = async () => (await import('./index.ts')).americanLegions;

/** Fetches what draws its battles as maps. */
export const loadDrawing = async () => (await import('./drawing.ts')).drawing;
