import type { Chapter } from '@linstock/kernel';

/** The rules in the order in which one needs them. */
export const chapters: readonly Chapter[] = [
  {
    title: 'How things are measured',
    gist: 'All is inches, from the nearest edge to the nearest edge.',
    clauses: ['MM-A0', 'MM-A2'],
  },
  {
    title: 'Stands and troops',
    gist: 'One stand is a company. It throws as many dice as it has points of strength.',
    clauses: ['MM-A1', 'MM-A3', 'MM-A4'],
  },
  {
    title: 'Sequence of play',
    gist: 'One side does everything, then the other. Within a turn you act with one body after another.',
    clauses: ['MM-A5'],
  },
  {
    title: 'Movement',
    gist: 'A company goes any way it likes, up to the move of its arm, and turns on the spot for nothing. It shoots before its move or after it, not both.',
    clauses: ['MM-B1', 'MM-B2'],
  },
  {
    title: 'Charges',
    gist: 'To come within three inches of an enemy is to charge him.',
    clauses: ['MM-B3'],
  },
  {
    title: 'Shooting',
    gist: 'A die for each point of strength. Line foot hits with five and six. Cover makes that harder; distance does not.',
    clauses: ['MM-B4', 'MM-B5'],
  },
  {
    title: 'Mêlée',
    gist: 'Both throw at once. A company attacked from behind its front fights with its lower value. The company that takes more hits falls back a full move.',
    clauses: ['MM-B6'],
  },
  {
    title: 'Ground',
    gist: 'The effects of roads, woods, hills, streams, towns and works on troops that march, shoot or stand there.',
    clauses: ['MM-C'],
  },
  {
    title: 'Formed regiments',
    gist: 'Companies of one regiment that touch act as one body, and share the hits they take.',
    clauses: ['MM-E1'],
  },
  {
    title: 'Command',
    gist: 'To move a body takes a die. A general near by and in sight may change it by one; his character says which way.',
    clauses: ['MM-E2'],
  },
  {
    title: 'Brigade morale and rallying',
    gist: 'A brigade that has lost half may go. A general in its midst may win men back.',
    clauses: ['MM-E3', 'MM-E4'],
  },
  {
    title: 'Generals, squares and special troops',
    gist: 'Dangers to generals, foot that forms against horse, troops better or worse than most, and pursuit.',
    clauses: ['MM-E5', 'MM-E6', 'MM-E7', 'MM-E8'],
  },
  {
    title: 'Winning',
    gist: 'Lose your share of companies, and you are beaten at once, unless the game is set up without that rule. Else the battle says what counts at its end.',
    clauses: ['MM-D'],
  },
  {
    title: 'The battles',
    gist: 'The length of each, what decides it, and which troops come late.',
    clauses: ['MM-BAT'],
  },
];
