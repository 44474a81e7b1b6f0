import { skirmish } from './index.ts';

/** The rulebooks of the bench's server. */
export const rulebooks = [skirmish];
