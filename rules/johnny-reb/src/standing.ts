import type { StandingKind } from '@linstock/kernel';

const IN_SECRET = { says: 'usual', chance: null, secret: true } as const;

/** The standing answers of a seat. Secret answers have them only for an absent player: plans are not made by rule. */
export const STANDING: readonly StandingKind[] = [
  { kind: 'interrupt', title: 'Hold fire at a move', clause: 'JR-5.8b', says: 'act', chance: 'an effect' },
  {
    kind: 'volley',
    title: 'Fire at a charge that is halted',
    clause: 'JR-14.5a',
    says: 'act',
    chance: 'an effect',
  },
  { kind: 'orders', title: 'Orders while you are away: all hold', clause: 'JR-4.1c', ...IN_SECRET },
  { kind: 'changes', title: 'Changes while you are away: none', clause: 'JR-5.4b', ...IN_SECRET },
  {
    kind: 'charges',
    title: 'Charges while you are away: at the first enemy there may be',
    clause: 'JR-5.4c',
    ...IN_SECRET,
  },
  {
    kind: 'first-fires',
    title: 'First fires while you are away: all units that may fire do, at the first target',
    clause: 'JR-5.5a',
    ...IN_SECRET,
  },
  {
    kind: 'remaining-fires',
    title: 'Remaining fires while you are away: all who may, at the first target',
    clause: 'JR-5.9a',
    ...IN_SECRET,
  },
];
