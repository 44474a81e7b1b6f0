import type { Chapter } from '@linstock/kernel';

/** The rules in the order in which one needs them. */
export const chapters: readonly Chapter[] = [
  {
    title: 'Counters and ground',
    gist: 'A counter is about fifty men, or one gun. A hex is forty to fifty yards.',
    clauses: ['FL-2'],
  },
  {
    title: 'Sequence of play',
    gist: 'No turns: one Activation follows another until an army flees.',
    clauses: ['FL-3'],
  },
  {
    title: 'Leaders and Commands',
    gist: 'The Overall Leader activates the leaders within his reach, and each of those the units within reach. A leader out of reach may try alone, or his units only move.',
    clauses: ['FL-4'],
  },
  {
    title: 'Activation, Continuity and Seizure',
    gist: 'What a Command may do in its turn, and the throw for who acts next.',
    clauses: ['FL-5'],
  },
  {
    title: 'Formations',
    gist: 'Column marches, Open shoots, Close strikes and stands, skirmishers annoy. Changing costs the whole turn of a Command.',
    clauses: ['FL-6'],
  },
  {
    title: 'Movement',
    gist: 'A unit has points, and each hex costs some, by its ground. A unit moves or fires, not both.',
    clauses: ['FL-7'],
  },
  {
    title: 'Facing',
    gist: 'A line faces a corner of its hex, a column or skirmishers a side.',
    clauses: ['FL-8'],
  },
  {
    title: 'Zones of control',
    gist: 'The hexes in front of a unit are its own: an enemy stops there.',
    clauses: ['FL-9'],
  },
  {
    title: 'Stacking',
    gist: 'One unit a hex, with few exceptions.',
    clauses: ['FL-10'],
  },
  {
    title: 'Fire',
    gist: 'One die for each shot, with what helps or hinders it added. The first volley of a Command is worth most; smoke spoils what follows.',
    clauses: ['FL-11'],
  },
  {
    title: 'Shock',
    gist: 'A whole Command goes in as one line. The other side may run, stand or come to meet it. Then both throw, and the totals decide.',
    clauses: ['FL-12'],
  },
  {
    title: 'Cavalry',
    gist: 'Horse gets out of the way of fire, and charges straight ahead.',
    clauses: ['FL-13'],
  },
  {
    title: 'Winning',
    gist: 'Units and guns lost are Flight Points. An army flees if its points plus a die exceed its Flight Level.',
    clauses: ['FL-14'],
  },
  {
    title: 'The battles',
    gist: 'Who begins, how troops are placed at first, and the special rules of each battle.',
    clauses: ['FL-15'],
  },
];
