import type { Hex } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import { type Name, type PickedAnswer, saying, sentence } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import * as board from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { facingWord } from '../model/names.ts';
import type { State } from '../model/state.ts';
import { ends, heading, named, piece, pressed, told, who } from './clicks.ts';
import { DRILL_PICKS } from './drill-picks.ts';
import { FIRE_PICKS } from './fire-picks.ts';
import { marchPicks, ridePicks, woodsWarning } from './march-picks.ts';
import type { AnswerOf, PickRows, PickView } from './pick-row.ts';
import { SHOCK_PICKS } from './shock-picks.ts';
import { marchClicks, rideClicks, UsualWays } from './stepping.ts';

/** The clicks for an answer, and its name. */
export function picks(field: Field, s: State, question: Question<Answer>, answer: Answer): PickedAnswer {
  const row = PICKS[answer.do] as (view: PickView, answer: Answer) => PickedAnswer;
  return row({ field, s, question }, answer);
}

/** The meaning of yes and no, by kind of question. */
const SAYS: Readonly<Record<string, readonly [string, string]>> = {
  continuity: ['Try for another Activation', 'Hand over: the other side acts'],
  seize: ['Try to seize the initiative', 'Let them go on'],
  flee: ['The militia runs', 'They stand'],
  counterattack: ['Counterattack', 'No counterattack'],
};

const ENDS: Readonly<Record<string, string>> = {
  turn: 'End the Activation',
  action: 'End this Command’s turn',
  'gun-action': 'End the guns’ turn',
};

/** Activations and the ends of steps. */
const SEQUENCE_PICKS: PickRows<
  'pass' | 'begin' | 'command' | 'gun-turn' | 'try' | 'partial' | 'yes' | 'no' | 'done'
> = {
  command: ({ field }, { command }) =>
    told(`${board.commandName(field, command)}`, { body: board.bodyId(command) }),
  'gun-turn': ({ field, s }, { hex }) => told(sentence(gunsIn(field, s, hex)), { hex }),
  pass: () => pressed('pass', 'Pass the Activation'),
  begin: () => pressed('begin', 'Begin, and roll for the militia'),
  try: () => pressed('try', 'He tries to act by himself'),
  partial: () => pressed('partial', 'Partially active, without a roll'),
  yes: ({ question }) => pressed('yes', SAYS[question.kind]?.[0] ?? 'Yes'),
  no: ({ question }) => pressed('no', SAYS[question.kind]?.[1] ?? 'No'),
  done: ({ question }) => ends(ENDS[question.kind] ?? 'End this step'),
};

/** Marches, rides and turns. */
const MOVE_PICKS: PickRows<'move' | 'go-on' | 'halt' | 'withdraw' | 'face' | 'ride' | 'set-gun'> = {
  move: (view, answer) => marchTold(view, answer.unit, answer, true),
  'go-on': (view, answer) => marchTold(view, view.s.moving?.unit ?? 0, answer, false),
  halt: ({ field, s }, { facing }) => ({
    ...told(`Halt, facing ${facingWord(field, facing)}`, { button: 'halt', label: 'Halt' }, heading(facing)),
    ...(s.moving && woodsWarning(field, s, s.moving.unit, s.moving.path)),
  }),
  withdraw({ field, s }, { unit, hex }) {
    const label = `${saying(who(field, unit), 'withdraws', 'withdraw')} to ${board.hexName(field, hex)}`;
    const way = [board.hexOfUnit(s, unit), hex];
    const path = way.map((each) => ({ hex: each }));
    return { ...told(label, piece(unit), { hex }), path, ...woodsWarning(field, s, unit, way) };
  },
  face({ field, s }, { unit, facing }) {
    const label = `${saying(who(field, unit), 'turns', 'turn')} to face ${facingWord(field, facing)}`;
    // As a march that ends at its start, it is clicked like a march.
    const here = { hex: board.hexOfUnit(s, unit) };
    return { ...told(label, piece(unit), here, heading(facing)), path: [here] };
  },
  ride: (view, answer) =>
    ridePicks(view.field, view.s, answer, rideClicks(view, usualWaysAt(view.question), answer)),
  'set-gun'({ field }, { unit, mode, facing }) {
    const label = mode === 'fire' ? 'Ready to fire' : 'Ready to move';
    const words = `${sentence(who(field, unit))}: ${label.toLowerCase()}, facing ${facingWord(field, facing)}`;
    return told(words, piece(unit), { button: `mode-${mode}`, label }, heading(facing));
  },
};

function marchTold(
  view: PickView,
  unit: UnitId,
  answer: AnswerOf<'move' | 'go-on'>,
  begins: boolean,
): PickedAnswer {
  const clicks = marchClicks(view, usualWaysAt(view.question), unit, answer);
  return marchPicks(view.field, view.s, unit, answer, begins ? [piece(unit), ...clicks] : clicks);
}

/** The picks of each kind of answer. */
const PICKS = {
  ...SEQUENCE_PICKS,
  ...MOVE_PICKS,
  ...FIRE_PICKS,
  ...SHOCK_PICKS,
  ...DRILL_PICKS,
} satisfies PickRows;

/** The usual ways at a question are worked out once for all its answers. */
const USUAL = new WeakMap<Question<Answer>, UsualWays>();

function usualWaysAt(question: Question<Answer>): UsualWays {
  const usual = USUAL.get(question) ?? new UsualWays();
  USUAL.set(question, usual);
  return usual;
}

/** Guns of one hex by their names. */
function gunsIn(field: Field, s: State, hex: Hex): Name {
  const guns = board.unitsIn(s, hex).filter((unit) => board.unitOf(field, unit).kind === 'artillery');
  return named(field, guns);
}
