import { distance } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import type { Picked, PickedAnswer } from '@linstock/scene';
import type { Answer } from '../answers.ts';
import * as board from '../board.ts';
import type { Field } from '../field.ts';
import type { State } from '../state.ts';
import { facingWord, headingOf } from './names.ts';

/** What a person clicks to mean an answer, and what to call it. */
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
      return sequencePicks(field, question, answer);
    case 'move':
    case 'go-on':
    case 'halt':
    case 'withdraw':
    case 'face':
    case 'ride':
    case 'set-gun':
      return movePicks(field, s, answer);
    case 'fire':
    case 'react':
    case 'return-fire':
    case 'reaction-retreat':
    case 'stay':
      return firePicks(field, s, answer);
    case 'shock':
    case 'charge':
    case 'retreat':
    case 'advance':
    case 'arm':
      return shockPicks(field, s, answer);
    default:
      return drillPicks(field, answer);
  }
}

/** Answers of some kinds. */
type Of<K extends Answer['do']> = Extract<Answer, { do: K }>;

const told = (label: string, ...clicked: Picked[]): PickedAnswer => ({ picks: clicked, label });
const pressed = (button: string, label: string): PickedAnswer => told(label, { button, label });
const ends = (label: string): PickedAnswer => told(label, { button: 'end', label, ends: true });
const piece = (unit: number): Picked => ({ piece: board.unitId(unit) });
const heading = (facing: number): Picked => ({ heading: headingOf(facing) });

/** What a yes and a no mean, by kind of question. */
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
  { kind }: Question<Answer>,
  answer: Of<
    'pass' | 'begin' | 'command' | 'gun-turn' | 'try' | 'partial' | 'yes' | 'no' | 'done' | 'end-fire'
  >,
): PickedAnswer {
  switch (answer.do) {
    case 'command':
      return told(board.commandName(field, answer.command), { body: board.bodyId(answer.command) });
    case 'gun-turn':
      return told(`The guns in ${board.hexName(field, answer.hex)}`, { hex: answer.hex });
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

/** A unit at the head of a sentence. */
const who = (field: Field, unit: number): string => board.sentence(board.unitName(field, unit));

function movePicks(
  field: Field,
  s: State,
  answer: Of<'move' | 'go-on' | 'halt' | 'withdraw' | 'face' | 'ride' | 'set-gun'>,
): PickedAnswer {
  switch (answer.do) {
    case 'move':
      return marchPicks(field, s, answer.unit, answer, [piece(answer.unit)]);
    case 'go-on':
      return marchPicks(field, s, s.moving?.unit ?? 0, answer, []);
    case 'halt': {
      const label = `Halt, facing ${facingWord(field, answer.facing)}`;
      return told(label, { button: 'halt', label: 'Halt' }, heading(answer.facing));
    }
    case 'withdraw': {
      const label = `${who(field, answer.unit)} withdraws to ${board.hexName(field, answer.hex)}`;
      const path = [s.at[answer.unit] as number, answer.hex].map((hex) => ({ hex }));
      return { ...told(label, piece(answer.unit), { hex: answer.hex }), path };
    }
    case 'face': {
      const label = `${who(field, answer.unit)} turns to face ${facingWord(field, answer.facing)}`;
      return told(label, piece(answer.unit), heading(answer.facing));
    }
    case 'ride': {
      const to = answer.path.at(-1) as number;
      const name = board.leaderName({ field, s }, answer.leader);
      const goes = told(
        `${name} rides to ${board.hexName(field, to)}`,
        { piece: board.leaderId(answer.leader) },
        { hex: to },
      );
      return { ...goes, cost: answer.path.length, path: answer.path.map((hex) => ({ hex })) };
    }
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

function marchPicks(
  field: Field,
  s: State,
  unit: number,
  { path, facing }: Pick<Of<'move'>, 'path' | 'facing'>,
  first: readonly Picked[],
): PickedAnswer {
  const to = path.at(-1)?.hex as number;
  const label = `${who(field, unit)} moves to ${board.hexName(field, to)}, facing ${facingWord(field, facing)}`;
  const way = [s.at[unit] as number, ...path.map(({ hex }) => hex)];
  return {
    ...told(label, ...first, { hex: to }, heading(facing)),
    cost: path.length,
    path: way.map((hex) => ({ hex })),
  };
}

function firePicks(
  field: Field,
  s: State,
  answer: Of<'fire' | 'react' | 'return-fire' | 'reaction-retreat' | 'stay'>,
): PickedAnswer {
  switch (answer.do) {
    case 'fire': {
      const label = `${who(field, answer.unit)} fires at ${board.unitName(field, answer.target)}, range ${rangeOf(field, s, answer)}`;
      return told(label, piece(answer.unit), piece(answer.target));
    }
    case 'react':
      if (answer.units.length === 0) return ends('Hold fire');
      return told(`${named(field, answer.units)} fires`, ...answer.units.map(piece));
    case 'return-fire': {
      if (answer.shots.length === 0) return ends('No Return Fire');
      const shots = answer.shots.map(
        ({ unit, target }) => `${board.unitName(field, unit)} at ${board.unitName(field, target)}`,
      );
      const label = `Return Fire: ${board.listed(shots)}`;
      return told(label, ...answer.shots.flatMap(({ unit, target }) => [piece(unit), piece(target)]));
    }
    case 'reaction-retreat': {
      const to = answer.path.at(-1) as number;
      const label = `${who(field, answer.unit)} retreats before the enemy to ${board.hexName(field, to)}`;
      const path = [s.at[answer.unit] as number, ...answer.path].map((hex) => ({ hex }));
      return { ...told(label, piece(answer.unit), { hex: to }, heading(answer.facing)), path };
    }
    case 'stay':
      return ends('They stay');
  }
}

function rangeOf(field: Field, s: State, { unit, target }: Of<'fire'>): number {
  return distance(field.map, s.at[unit] as number, s.at[target] as number);
}

const named = (field: Field, units: readonly number[]): string =>
  board.sentence(board.listed(units.map((unit) => board.unitName(field, unit))));

function shockPicks(
  field: Field,
  s: State,
  answer: Of<'shock' | 'charge' | 'retreat' | 'advance' | 'arm'>,
): PickedAnswer {
  switch (answer.do) {
    case 'shock':
      return pressed('shock', `Shock: ${board.commandName(field, s.command)} attacks`);
    case 'charge': {
      const label = `Charge: ${named(
        field,
        answer.chargers.map(({ unit }) => unit),
      )}`;
      const ways = answer.chargers.flatMap(({ unit, path, facing }): Picked[] => [
        piece(unit),
        { hex: path.at(-1) as number },
        heading(facing),
      ]);
      return told(label, { button: 'charge', label: 'Charge' }, ...ways);
    }
    case 'retreat': {
      const label = `${named(field, answer.units)} retreats to ${board.hexName(field, answer.hex)}`;
      return told(label, ...answer.units.map(piece), { hex: answer.hex });
    }
    case 'advance': {
      const label = `${who(field, answer.unit)} advances to ${board.hexName(field, answer.hex)}`;
      return told(label, piece(answer.unit), { hex: answer.hex });
    }
    case 'arm':
      return pressed(
        answer.arm,
        answer.arm === 'infantry' ? 'The infantry strikes back' : 'The cavalry strikes back',
      );
  }
}

/** Order, formations and leaders. */
function drillPicks(
  field: Field,
  answer: Of<
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
      return told(`In ${board.hexName(field, answer.hex)}`, { hex: answer.hex });
    case 'facings': {
      const button = `facings-${answer.facings.map(({ facing }) => facing).join('-')}`;
      return pressed(button, facingsLabel(field, answer));
    }
    default:
      return unitPicks(field, answer);
  }
}

/** What one unit does in its hex, or where it steps. */
function unitPicks(
  field: Field,
  answer: Of<'rally' | 'enter-sk' | 'reform' | 'drag' | 'top' | 'unstack' | 'come-back'>,
): PickedAnswer {
  const name = who(field, answer.unit);
  const does = (label: string, button: string, written: string, ...more: Picked[]) =>
    told(`${name} ${label}`, piece(answer.unit), { button, label: written }, ...more);
  switch (answer.do) {
    case 'rally':
      return does('rallies', 'rally', 'Rally');
    case 'drag':
      return does('drags the gun away', 'drag', 'Drag the gun away');
    case 'top':
      return does('goes on top', 'top', 'On top');
    case 'enter-sk': {
      const label = `goes into skirmish order, facing ${facingWord(field, answer.facings[0])}`;
      return does(label, 'sk', 'Skirmish order', heading(answer.facings[0]));
    }
    case 'reform':
      return does(
        `reforms, facing ${facingWord(field, answer.facing)}`,
        'reform',
        'Reform',
        heading(answer.facing),
      );
    case 'unstack':
      return told(`${name} steps aside to ${board.hexName(field, answer.hex)}`, piece(answer.unit), {
        hex: answer.hex,
      });
    case 'come-back': {
      const where = `${board.hexName(field, answer.hex)}, facing ${facingWord(field, answer.facing)}`;
      return told(
        `${name} comes back in ${where}`,
        piece(answer.unit),
        { hex: answer.hex },
        heading(answer.facing),
      );
    }
  }
}

/** `All face north-east`, or each by name. */
function facingsLabel(field: Field, { facings }: Of<'facings'>): string {
  const words = facings.map(({ facing }) => facingWord(field, facing));
  if (new Set(words).size === 1) return `All face ${words[0]}`;
  return `Face ${facings.map(({ unit }, i) => `${words[i]}: ${board.unitName(field, unit)}`).join('; ')}`;
}
