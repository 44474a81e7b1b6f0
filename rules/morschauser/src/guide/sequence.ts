import type { PlayStep } from '@linstock/kernel';

/** One player turn. Both sides have one in each turn. */
export const sequence: readonly PlayStep[] = [
  {
    title: 'Those who run',
    line: 'Routing companies run first. Nothing rallies them.',
    clause: 'MM-E3k',
  },
  {
    title: 'Does the brigade stay?',
    line: 'A brigade that has lost half of its companies tests once whether the rest stands, goes back or runs.',
    clause: 'MM-E3a',
  },
  {
    title: 'Rally',
    line: 'A general with men who have lost strength, more than three inches from every enemy, may try to win back half of it.',
    clause: 'MM-E4a',
  },
  {
    title: 'One body after another',
    line: 'Choose a company or a regiment whose companies touch. To move it takes a command die, unless the game is set up without; to shoot or turn takes none. It shoots and then moves, or moves and then shoots.',
    clause: 'MM-A5f',
  },
  {
    title: 'Charges and mêlées',
    line: 'A company that comes within three inches of an enemy fights it in the same turn. The beaten fall back a full move.',
    clause: 'MM-B3a',
  },
  {
    title: 'Count the losses',
    line: 'After every shot and fight: the side that has lost its share of companies is beaten at once, unless the game is set up without that rule.',
    clause: 'MM-D1g',
  },
];
