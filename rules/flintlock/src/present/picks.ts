import type { Question } from '@linstock/kernel';
import { type PickedAnswer, saying } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import * as board from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { ends, heading, named, piece, pressed, told, who } from './clicks.ts';
import { drillPicks } from './drill-picks.ts';
import { firePicks } from './fire-picks.ts';
import { marchPicks, ridePicks } from './march-picks.ts';
import { facingWord } from './names.ts';
import { shockPicks } from './shock-picks.ts';
import { marchClicks, rideClicks, UsualWays } from './stepping.ts';

/** The clicks for an answer, and its name. */
export function picks(field: Field, s: State, question: Question<Answer>, answer: Answer): PickedAnswer {
  switch (answer.do) {
    case 'pass':
    case 'begin':
    case 'command':
    case 'gun-turn':
    case 'try':
    case 'partial':
    case 'yes':
    case 'no':
    case 'done':
    case 'end-fire':
      return sequencePicks(field, s, question, answer);
    case 'move':
    case 'go-on':
    case 'halt':
    case 'withdraw':
    case 'face':
    case 'ride':
    case 'set-gun':
      return movePicks(field, s, usualWaysAt(question), answer);
    case 'fire':
    case 'react':
    case 'return-fire':
    case 'reaction-retreat':
    case 'stay':
      return firePicks(field, s, question, answer);
    case 'shock':
    case 'charge':
    case 'retreat':
    case 'advance':
    case 'arm':
      return shockPicks(field, s, answer);
    default:
      return drillPicks(field, s, answer);
  }
}

/** Answers of some kinds. */
type AnswersOf<K extends Answer['do']> = Extract<Answer, { do: K }>;

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

function sequencePicks(
  field: Field,
  s: State,
  { kind }: Question<Answer>,
  answer: AnswersOf<
    'pass' | 'begin' | 'command' | 'gun-turn' | 'try' | 'partial' | 'yes' | 'no' | 'done' | 'end-fire'
  >,
): PickedAnswer {
  switch (answer.do) {
    case 'command':
      return told(board.commandName(field, answer.command), { body: board.bodyId(answer.command) });
    case 'gun-turn':
      return told(gunsIn(field, s, answer.hex), { hex: answer.hex });
    case 'pass':
      return pressed('pass', 'Pass the Activation');
    case 'begin':
      return pressed('begin', 'Begin, and roll for the militia');
    case 'try':
      return pressed('try', 'He tries to act by himself');
    case 'partial':
      return pressed('partial', 'Partially active, without a roll');
    case 'yes':
    case 'no':
      return pressed(answer.do, (SAYS[kind] ?? ['Yes', 'No'])[answer.do === 'yes' ? 0 : 1]);
    case 'done':
      return ends(ENDS[kind] ?? 'End this step');
    case 'end-fire':
      return ends('End the firing');
  }
}

/** The usual ways at a question are worked out once for all its answers. */
const USUAL = new WeakMap<Question<Answer>, UsualWays>();

function usualWaysAt(question: Question<Answer>): UsualWays {
  const usual = USUAL.get(question) ?? new UsualWays();
  USUAL.set(question, usual);
  return usual;
}

function movePicks(
  field: Field,
  s: State,
  usual: UsualWays,
  answer: AnswersOf<'move' | 'go-on' | 'halt' | 'withdraw' | 'face' | 'ride' | 'set-gun'>,
): PickedAnswer {
  switch (answer.do) {
    case 'move':
      return marchPicks(field, s, answer.unit, answer, [
        piece(answer.unit),
        ...marchClicks({ field, s }, usual, answer.unit, answer),
      ]);
    case 'go-on': {
      const unit = s.moving?.unit ?? 0;
      return marchPicks(field, s, unit, answer, marchClicks({ field, s }, usual, unit, answer));
    }
    case 'halt': {
      const label = `Halt, facing ${facingWord(field, answer.facing)}`;
      return told(label, { button: 'halt', label: 'Halt' }, heading(answer.facing));
    }
    case 'withdraw': {
      const label = `${saying(who(field, answer.unit), 'withdraws', 'withdraw')} to ${board.hexName(field, answer.hex)}`;
      const path = [s.at[answer.unit] as number, answer.hex].map((hex) => ({ hex }));
      return { ...told(label, piece(answer.unit), { hex: answer.hex }), path };
    }
    case 'face': {
      const label = `${saying(who(field, answer.unit), 'turns', 'turn')} to face ${facingWord(field, answer.facing)}`;
      // As a march that ends at its start, it is clicked like a march.
      const here = { hex: s.at[answer.unit] as number };
      return { ...told(label, piece(answer.unit), here, heading(answer.facing)), path: [here] };
    }
    case 'ride':
      return ridePicks(field, s, answer, rideClicks({ field, s }, usual, answer));
    case 'set-gun': {
      const label = answer.mode === 'fire' ? 'Ready to fire' : 'Ready to move';
      const words = `${who(field, answer.unit)}: ${label.toLowerCase()}, facing ${facingWord(field, answer.facing)}`;
      return told(
        words,
        piece(answer.unit),
        { button: `mode-${answer.mode}`, label },
        heading(answer.facing),
      );
    }
  }
}

/** Guns of one hex by their names. */
function gunsIn(field: Field, s: State, hex: number): string {
  const guns = board.unitsIn(s, hex).filter((unit) => board.unitOf(field, unit).kind === 'artillery');
  return named(field, guns);
}
