import { TOYS } from '@linstock/judge/contract';

/** The toys of the judge's contract: duels with two sealed choices at once, and the gauntlet with standing answers. */
export const rulebooks = Object.values(TOYS).map(({ rules }) => rules);
