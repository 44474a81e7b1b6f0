import type { Chapter } from '@linstock/kernel';

/** The rules in the order in which one needs them. */
export const chapters: readonly Chapter[] = [
  {
    title: 'Scale, units and losses',
    gist: 'An inch is fifty yards, a turn twenty minutes. A figure is thirty men; figures lost are taken off.',
    clauses: ['JR-1.'],
  },
  {
    title: 'How things are measured',
    gist: 'A unit is a rectangle with a front. What it may shoot at, and from which side it is struck, is measured from there.',
    clauses: ['JR-2'],
  },
  {
    title: 'Formations',
    gist: 'Line, extended line, column, skirmishers. Disorder is laid over any of them until the unit forms again.',
    clauses: ['JR-3'],
  },
  {
    title: 'Orders',
    gist: 'First fire, Hold, Move, Form, Disengage or Charge: written in secret, a unit at a time.',
    clauses: ['JR-4'],
  },
  {
    title: 'Sequence of play',
    gist: 'Nine phases a turn, both sides in each.',
    clauses: ['JR-5'],
  },
  {
    title: 'Movement',
    gist: 'A march is a row of legs: ahead, aslant, a wheel, a step back, about. The ground makes an inch cost more.',
    clauses: ['JR-6'],
  },
  {
    title: 'Ground, cover and sight',
    gist: 'What can be seen, and what stops a bullet.',
    clauses: ['JR-7'],
  },
  {
    title: 'Fire',
    gist: 'Strength gives a row, the order gives the dice, the total gives the loss. Standing men shoot with more dice than men who march.',
    clauses: ['JR-8', 'JR-9'],
  },
  {
    title: 'What fire does',
    gist: 'Figures lost, checks of morale, cartridges that run short.',
    clauses: ['JR-10'],
  },
  {
    title: 'Artillery',
    gist: 'Shell far off, canister near by. A battery that is caught limbered is lost.',
    clauses: ['JR-11'],
  },
  {
    title: 'Morale',
    gist: 'Two dice must beat the morale of the unit. Officers make it better; losses, disorder and an open flank make it worse.',
    clauses: ['JR-12'],
  },
  {
    title: 'Falling back, routs and rallies',
    gist: 'Where beaten men go, and how they are stopped.',
    clauses: ['JR-13'],
  },
  {
    title: 'Charges',
    gist: 'The rush, the defender’s volley, the impact. The unit that comes through in good order has won most of it.',
    clauses: ['JR-14'],
  },
  {
    title: 'Mêlées',
    gist: 'Where an impact is tied, both throw four dice a round until one gives way.',
    clauses: ['JR-15'],
  },
  {
    title: 'Officers and cavalry',
    gist: 'How far an officer reaches, what he risks, and what horsemen may do on foot and mounted.',
    clauses: ['JR-16', 'JR-17'],
  },
  {
    title: 'The end and the points',
    gist: 'The last turn of the battle ends it. Points for ground held and units broken decide.',
    clauses: ['JR-18'],
  },
];
