import { type Picked, type PickedAnswer, saying } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import * as board from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { choicesOf } from '../play/formations/facings-after.ts';
import { heading, named, piece, pressed, told } from './clicks.ts';
import { facingWord } from './names.ts';

/** The clicks for order, formations and leaders. */

type AnswersOf<K extends Answer['do']> = Extract<Answer, { do: K }>;

/** Order, formations and leaders. */
export function drillPicks(
  field: Field,
  s: State,
  answer: AnswersOf<
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
  >,
): PickedAnswer {
  switch (answer.do) {
    case 'formation':
      return pressed(`formation-${answer.to}`, `Change formation: ${answer.to} order`);
    case 'leader-goes':
      return pressed(
        answer.goes ? 'goes' : 'stays',
        answer.goes ? 'The leader goes along' : 'The leader stays',
      );
    case 'place':
      return told(`Join ${named(field, board.unitsIn(s, answer.hex))}`, { hex: answer.hex });
    case 'facings':
      return facingsPicks(field, s, answer);
    default:
      return unitPicks(field, answer);
  }
}

/** The answer of one unit in its hex, or the hex to which it steps. */
function unitPicks(
  field: Field,
  answer: AnswersOf<'rally' | 'enter-sk' | 'reform' | 'drag' | 'top' | 'unstack' | 'come-back'>,
): PickedAnswer {
  const says = (one: string, many: string) => saying(board.unitName(field, answer.unit), one, many);
  const does = (label: string, button: string, written: string, ...more: Picked[]) =>
    told(label, piece(answer.unit), { button, label: written }, ...more);
  switch (answer.do) {
    case 'rally':
      return does(says('rallies', 'rally'), 'rally', 'Rally');
    case 'drag':
      return does(`${says('drags', 'drag')} the gun away`, 'drag', 'Drag the gun away');
    case 'top':
      return does(`${says('goes', 'go')} on top`, 'top', 'On top');
    case 'enter-sk':
      return skirmishPicks(field, answer);
    case 'reform': {
      const label = `${says('reforms', 'reform')}, facing ${facingWord(field, answer.facing)}`;
      return does(label, 'reform', 'Reform', heading(answer.facing));
    }
    case 'unstack':
      return told(
        `${says('steps', 'step')} aside to ${board.hexName(field, answer.hex)}`,
        piece(answer.unit),
        {
          hex: answer.hex,
        },
      );
    case 'come-back': {
      const where = `${board.hexName(field, answer.hex)}, facing ${facingWord(field, answer.facing)}`;
      return told(
        `${says('comes', 'come')} back in ${where}`,
        piece(answer.unit),
        { hex: answer.hex },
        heading(answer.facing),
      );
    }
  }
}

/** The buttons by which the second counter of a pair takes another facing, and is on top (FL-6.53a). */
export const APART = { button: 'sk-apart', label: 'The second faces the other way' } as const;
export const SECOND_ON_TOP = { button: 'sk-second', label: 'The second on top' } as const;

/** The first counter and its facing are clicked; what the second does otherwise is a button each. */
function skirmishPicks(field: Field, { unit, facings, top }: AnswersOf<'enter-sk'>): PickedAnswer {
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
function facingsPicks(field: Field, s: State, { facings }: AnswersOf<'facings'>): PickedAnswer {
  const ways = facings.map(({ unit, facing }) => choicesOf({ field, s }, unit).indexOf(facing));
  if (new Set(ways).size === 1)
    return pressed(`facings-${ways[0]}`, alikeLabel(field, facings, ways[0] === 0));
  const label = facingsLabel(field, facings);
  const others = facings.filter((_, i) => ways[i] !== 0);
  return told(label, ...others.flatMap(({ unit, facing }) => [piece(unit), heading(facing)]));
}

/** `All face north-east`; `Each turns to its right` if they then face different ways. */
function alikeLabel(field: Field, facings: AnswersOf<'facings'>['facings'], clockwise: boolean): string {
  const [word, ...others] = new Set(facings.map(({ facing }) => facingWord(field, facing)));
  return others.length === 0 ? `All face ${word}` : `Each turns to its ${clockwise ? 'right' : 'left'}`;
}

/** `Face north: Eaton a; north-west: Eaton b`. */
function facingsLabel(field: Field, facings: AnswersOf<'facings'>['facings']): string {
  const words = facings.map(({ facing }) => facingWord(field, facing));
  return `Face ${facings.map(({ unit }, i) => `${words[i]}: ${board.unitName(field, unit)}`).join('; ')}`;
}
