import { toyRules } from '@linstock/kernel/toy';

/** The kernel's toy: two sealed choices at once, blows with dice, and a decision in the middle of a blow. */
export const rulebooks = [toyRules()];
