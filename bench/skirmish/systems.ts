import { skirmish } from './index.ts';

/** What the server of the bench plays. */
export const rulebooks = [skirmish];
