import type { PlayStep } from '@linstock/kernel';

/** One Activation, and how the next one is found. */
export const sequence: readonly PlayStep[] = [
  {
    title: 'An Activation begins',
    line: 'There are no turns. One side is active; its Overall Leader rouses every Subordinate Leader he reaches.',
    clause: 'FL-4.4f',
  },
  {
    title: 'One Command after another',
    line: 'Each Command does one thing: its units move, fire and rally one by one, or all change formation, or all go in with the bayonet, or its horse charges.',
    clause: 'FL-5.3a',
  },
  {
    title: 'The enemy answers',
    line: 'A unit that comes in front of an enemy may be shot at on the way. A unit that is shot at may shoot back after the firing.',
    clause: 'FL-11.13a',
  },
  {
    title: 'Guns',
    line: 'Guns belong to no Command. Each fires or moves once, if a leader who acts reaches it.',
    clause: 'FL-5.6a',
  },
  {
    title: 'Does the army stand or flee?',
    line: 'After a free Activation its owner throws a die and adds his Flight Points. More than his Flight Level, and his army is gone.',
    clause: 'FL-14.0a',
  },
  {
    title: 'Who acts next',
    line: 'He may try for another Activation with a die against his leader. The enemy may try to seize it from him. Else it is the enemy’s.',
    clause: 'FL-5.21a',
  },
];
