import { type Picked, type PickedAnswer, saying } from '@linstock/scene';
import * as board from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { facingWord } from '../model/names.ts';
import type { State } from '../model/state.ts';
import { choicesOf } from '../play/formations/facings-after.ts';
import { heading, named, piece, pressed, told } from './clicks.ts';
import type { AnswerOf, PickRows } from './pick-row.ts';

/** The clicks for order, formations and leaders. */

/** A unit that does something by a button: the label, then the button and its words, then more clicks. */
function does(
  field: Field,
  unit: UnitId,
  [one, many, rest = '']: readonly [one: string, many: string, rest?: string],
  button: string,
  label: string,
  ...more: Picked[]
): PickedAnswer {
  return told(
    `${saying(board.unitName(field, unit), one, many)}${rest}`,
    piece(unit),
    { button, label },
    ...more,
  );
}

/** Order, formations and leaders. */
export const DRILL_PICKS: PickRows<
  | 'rally'
  | 'enter-sk'
  | 'reform'
  | 'drag'
  | 'formation'
  | 'top'
  | 'leader-goes'
  | 'place'
  | 'unstack'
  | 'facings'
  | 'come-back'
> = {
  rally: ({ field }, { unit }) => does(field, unit, ['rallies', 'rally'], 'rally', 'Rally'),
  drag: ({ field }, { unit }) =>
    does(field, unit, ['drags', 'drag', ' the gun away'], 'drag', 'Drag the gun away'),
  top: ({ field }, { unit }) => does(field, unit, ['goes', 'go', ' on top'], 'top', 'On top'),
  'enter-sk': ({ field }, answer) => skirmishPicks(field, answer),
  reform({ field }, { unit, facing }) {
    const rest = `, facing ${facingWord(field, facing)}`;
    return does(field, unit, ['reforms', 'reform', rest], 'reform', 'Reform', heading(facing));
  },
  formation: (_, { to }) => pressed(`formation-${to}`, `Change formation: ${to} order`),
  'leader-goes': (_, { goes }) =>
    pressed(goes ? 'goes' : 'stays', goes ? 'The leader goes along' : 'The leader stays'),
  place: ({ field, s }, { hex }) => told(`Join ${named(field, board.unitsIn(s, hex))}`, { hex }),
  unstack({ field }, { unit, hex }) {
    const steps = saying(board.unitName(field, unit), 'steps', 'step');
    return told(`${steps} aside to ${board.hexName(field, hex)}`, piece(unit), { hex });
  },
  facings: ({ field, s }, answer) => facingsPicks(field, s, answer),
  'come-back'({ field }, { unit, hex, facing }) {
    const comes = saying(board.unitName(field, unit), 'comes', 'come');
    const where = `${board.hexName(field, hex)}, facing ${facingWord(field, facing)}`;
    return told(`${comes} back in ${where}`, piece(unit), { hex }, heading(facing));
  },
};

/** The buttons by which the second counter of a pair takes another facing, and is on top (FL-6.53a). */
export const APART = { button: 'sk-apart', label: 'The second faces the other way' } as const;
export const SECOND_ON_TOP = { button: 'sk-second', label: 'The second on top' } as const;

/** The first counter and its facing are clicked; what the second does otherwise is a button each. */
function skirmishPicks(field: Field, { unit, facings, top }: AnswerOf<'enter-sk'>): PickedAnswer {
  const [first, second] = facings;
  const ways = first === second ? [first] : [first, second];
  const facing = ways.map((each) => facingWord(field, each)).join(' and ');
  const label = `${saying(board.unitName(field, unit), 'goes', 'go')} into skirmish order, facing ${facing}`;
  return told(
    top === 0 ? label : `${label}, the second on top`,
    piece(unit),
    { button: 'sk', label: 'Skirmish order' },
    heading(first),
    ...(first === second ? [] : [APART]),
    ...(top === 0 ? [] : [SECOND_ON_TOP]),
  );
}

/** One button if all turn the same way round, else a click on each unit that turns the other way and its facing (FL-6.62d). */
function facingsPicks(field: Field, s: State, { facings }: AnswerOf<'facings'>): PickedAnswer {
  const ways = facings.map(({ unit, facing }) => choicesOf({ field, s }, unit).indexOf(facing));
  if (new Set(ways).size === 1)
    return pressed(`facings-${ways[0]}`, alikeLabel(field, facings, ways[0] === 0));
  const label = facingsLabel(field, facings);
  const others = facings.filter((_, i) => ways[i] !== 0);
  return told(label, ...others.flatMap(({ unit, facing }) => [piece(unit), heading(facing)]));
}

/** `All face north-east`; `Each turns to its right` if they then face different ways. */
function alikeLabel(field: Field, facings: AnswerOf<'facings'>['facings'], clockwise: boolean): string {
  const [word, ...others] = new Set(facings.map(({ facing }) => facingWord(field, facing)));
  return others.length === 0 ? `All face ${word}` : `Each turns to its ${clockwise ? 'right' : 'left'}`;
}

/** `Face north: Eaton a; north-west: Eaton b`. */
function facingsLabel(field: Field, facings: AnswerOf<'facings'>['facings']): string {
  const words = facings.map(({ facing }) => facingWord(field, facing));
  return `Face ${facings.map(({ unit }, i) => `${words[i]}: ${board.unitName(field, unit)}`).join('; ')}`;
}
