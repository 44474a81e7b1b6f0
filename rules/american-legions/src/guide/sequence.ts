import type { PlayStep } from '@linstock/kernel';

/** One game turn, in the order in which it is played. */
export const sequence: readonly PlayStep[] = [
  {
    title: 'Command',
    line: 'The side whose turn it is gives orders and tries to steady men who broke. A new order takes a throw of two dice.',
    clause: 'AL-4.0a',
  },
  {
    title: 'Movement',
    line: 'Its companies march as far as their orders and their legs allow.',
    clause: 'AL-6.1a',
  },
  {
    title: 'The enemy commands and moves',
    line: 'The other side does the same two things, and marches half as far.',
    clause: 'AL-3.0f',
  },
  {
    title: 'Mutual fire',
    line: 'Both sides shoot, the side whose turn it is first. Then all who were hit test their morale.',
    clause: 'AL-7.31a',
  },
  {
    title: 'Charges',
    line: 'Companies under the order Charge strike the enemy in front of them, first those of the side whose turn it is, then the others. Morale is tested again.',
    clause: 'AL-7.4a',
  },
  {
    title: 'The other player turn',
    line: 'All of it is repeated with the sides exchanged. Then the game turn is over.',
    clause: 'AL-3.0d',
  },
];
