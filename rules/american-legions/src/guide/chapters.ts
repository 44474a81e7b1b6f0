import type { Chapter } from '@linstock/kernel';

/** The rules in the order in which one needs them. */
export const chapters: readonly Chapter[] = [
  {
    title: 'Counters, ground and set-up',
    gist: 'A counter is a company of about fifty men. A hex is a hundred yards, a turn ten minutes.',
    clauses: ['AL-1', 'AL-2'],
  },
  {
    title: 'Sequence of play',
    gist: 'A game turn is two player turns. In each, both sides command and move, both shoot, and both charge.',
    clauses: ['AL-3'],
  },
  {
    title: 'What state troops are in',
    gist: 'A company is whole, disordered or gone. A regiment holds or has routed; a routed regiment runs for its own edge until a leader stops it.',
    clauses: ['AL-4.0', 'AL-4.1'],
  },
  {
    title: 'Leaders and command',
    gist: 'A company hears its leader within his reach of hexes. An army commander in a leader’s hex adds one.',
    clauses: ['AL-4.2', 'AL-4.3', 'AL-4.4'],
  },
  {
    title: 'Orders',
    gist: 'All companies of a regiment have one order, and do only what it allows. Changing it takes a throw.',
    clauses: ['AL-4.6'],
  },
  {
    title: 'Morale',
    gist: 'Two dice against the morale of the regiment with its leader. Losses, disorder and friends who broke make it worse.',
    clauses: ['AL-4.5'],
  },
  {
    title: 'Facing',
    gist: 'A company faces a corner of its hex. It shoots and strikes ahead; a blow from the side or rear is worth more.',
    clauses: ['AL-5'],
  },
  {
    title: 'Movement and stacking',
    gist: 'Companies step ahead, hex by hex. At the end of a movement phase at most four of a side may share a hex.',
    clauses: ['AL-6'],
  },
  {
    title: 'Fire',
    gist: 'Companies of one regiment shoot together. Their strength gives a column, one die gives the result. Distance, disorder and marching halve what a company is worth.',
    clauses: ['AL-7.1', 'AL-7.2', 'AL-7.3'],
  },
  {
    title: 'Charges',
    gist: 'Men under the order Charge strike the hex before them. Strength against strength gives a column; one die says what both sides suffer.',
    clauses: ['AL-7.4'],
  },
  {
    title: 'Guns',
    gist: 'A gun either moves or fires. The regular guns of an army need no order and know no fear.',
    clauses: ['AL-8'],
  },
  {
    title: 'The battles',
    gist: 'The places of the troops, the length of each battle, and what decides it.',
    clauses: ['AL-9', 'AL-10', 'AL-11', 'AL-12'],
  },
];
