import type { PlayStep } from '@linstock/kernel';

/** One player turn. Both sides have one in each turn. */
export const sequence: readonly PlayStep[] = [
  {
    title: 'Those who run',
    line: 'Routing companies run first. Nobody can stop them by hand.',
    clause: 'MM-E3k',
  },
  {
    title: 'Does the brigade stay?',
    line: 'A brigade that has lost half of its companies tests once whether the rest stands, goes back or runs.',
    clause: 'MM-E3a',
  },
  {
    title: 'Rally',
    line: 'A general with shaken men, out of the enemy’s reach, may try to win back what they lost.',
    clause: 'MM-E4a',
  },
  {
    title: 'One body after another',
    line: 'Choose a company or a regiment whose companies touch. To move it takes a command die; to shoot or turn takes none. Then it shoots and moves, or moves and shoots.',
    clause: 'MM-A5f',
  },
  {
    title: 'Charges and mêlées',
    line: 'Who ends within three inches of an enemy fights him at once. The beaten fall back a full move.',
    clause: 'MM-B3a',
  },
  {
    title: 'Count the losses',
    line: 'After every shot and fight: the side that has lost its share of companies is beaten at once.',
    clause: 'MM-D1g',
  },
];
