import type { Counsel, Guide } from '@linstock/kernel';

const counsel: Counsel = {
  aim: 'Bring one company to the back row of the enemy, or leave him no company.',
  enemy: 'The enemy wins in the same way. After the last beat the side with more men wins.',
  hints: [
    'Form columns far from the enemy: they march faster, and are easier to hit.',
    'Keep a company back that holds and kneels: it may fire, and is harder to hit.',
    'Name as reserve the company that the enemy will march at.',
  ],
};

/** The toy system's guide for newcomers. */
export const guide: Guide = {
  sequence: [
    { title: 'Orders', line: 'Both sides write an order for each company, in secret.', clause: 'D-1' },
    {
      title: 'Initiative',
      line: 'Dice decide which side acts first. Shaken companies rally.',
      clause: 'D-2',
    },
    { title: 'Reserve', line: 'The side that acts first names a company that shoots better.', clause: 'D-4' },
    { title: 'Stances', line: 'Companies that hold may kneel.', clause: 'D-5' },
    {
      title: 'Action',
      line: 'The companies carry out their orders one by one, and are fired on as they advance.',
      clause: 'D-6',
    },
  ],
  signs: {
    scale: 'The square is twelve inches wide. It stands for no real ground.',
    arms: { foot: 'A company of foot on three bases, in line or in column.' },
    marks: { disordered: 'Shaken: it goes one row only, and stops when it is hit again.' },
    orders: {
      hold: 'It stands, and may fire.',
      form: 'It changes between line and column.',
      move: 'It advances.',
      sealed: 'Its order is still secret.',
      unset: 'It has no order yet.',
    },
    ground: { woods: 'A wood. It has no effect.' },
  },
  chapters: [
    { title: 'Orders', gist: 'Orders and stances are chosen in secret.', clauses: ['D-1', 'D-5', 'D-9'] },
    { title: 'Initiative', gist: 'Dice decide what happens first.', clauses: ['D-2', 'D-3', 'D-4'] },
    { title: 'Advance', gist: 'Companies advance under fire.', clauses: ['D-6', 'D-7', 'D-8'] },
  ],
  counsel: { square: [counsel, counsel] },
};
