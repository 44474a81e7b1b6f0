import type { PlayStep } from '@linstock/kernel';

/** The nine phases of a turn. */
export const sequence: readonly PlayStep[] = [
  {
    title: 'Mark orders',
    line: 'Both sides lay an order by each of their units in secret, and lock them.',
    clause: 'JR-5.2a',
  },
  {
    title: 'Initiative, routs, rallies',
    line: 'A die each says who has the initiative. Who runs, runs on; then routed and shaken men may come to themselves.',
    clause: 'JR-5.3a',
  },
  {
    title: 'Reveal',
    line: 'All orders are turned up. A unit may now stand instead and bend back a flank; then each charge names its target.',
    clause: 'JR-5.4a',
  },
  {
    title: 'First fires',
    line: 'Units under First fire shoot, and those on Hold that wish to. All shots fall at the same moment.',
    clause: 'JR-5.5a',
  },
  {
    title: 'Disengaging',
    line: 'Units that break off the fight go back.',
    clause: 'JR-5.6a',
  },
  {
    title: 'Charges',
    line: 'One at a time, the nearest first: the rush, the volley that meets it, and which side gives way.',
    clause: 'JR-5.7a',
  },
  {
    title: 'Moves and forming',
    line: 'Units march and change formation, leg by leg. Enemies on Hold may shoot after any leg.',
    clause: 'JR-5.8a',
  },
  {
    title: 'Remaining fires',
    line: 'All units that may still shoot do so, all at the same moment.',
    clause: 'JR-5.9a',
  },
  {
    title: 'Mêlées and the end of the turn',
    line: 'Units in contact fight it out. Then the orders are taken up.',
    clause: 'JR-5.9b',
  },
];
