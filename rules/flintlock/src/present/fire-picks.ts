import { distance } from '@linstock/ground';
import { last, percentText, type Question } from '@linstock/kernel';
import { listedNames, listNames, type PickedAnswer, saying } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import * as board from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { chanceOf } from '../play/fire/shot.ts';
import { ends, heading, piece, told, who } from './clicks.ts';
import type { PickRows } from './pick-row.ts';

/** The clicks for fire, and for reactions to it. A reaction is named by its chance of an effect. */
export const FIRE_PICKS: PickRows<
  'fire' | 'end-fire' | 'react' | 'return-fire' | 'reaction-retreat' | 'stay'
> = {
  fire({ field, s }, answer) {
    const label = `${saying(who(field, answer.unit), 'fires', 'fire')} at ${board.unitName(field, answer.target)}, range ${rangeOf(field, s, answer)}`;
    return told(label, piece(answer.unit), piece(answer.target));
  },
  'end-fire': () => ends('End the firing'),
  react: ({ field, question }, { units }) => reactPicks(field, question, units),
  'return-fire': ({ field, s }, { shots }) => returnPicks(field, s, shots),
  'reaction-retreat'({ field, s }, { unit, path, facing }) {
    const to = last(path);
    const label = `${saying(who(field, unit), 'retreats', 'retreat')} before the enemy to ${board.hexName(field, to)}`;
    const hexes = path.map((hex) => ({ hex }));
    const way = [{ hex: board.hexOfUnit(s, unit) }, ...hexes];
    return { ...told(label, piece(unit), ...hexes, heading(facing)), path: way };
  },
  stay: () => ends('They stay'),
};

function reactPicks(field: Field, { standing }: Question<Answer>, units: readonly UnitId[]): PickedAnswer {
  if (units.length === 0) return ends('Hold fire');
  const shots = units.map((unit) => {
    const chance = standing?.units.find(({ piece: number }) => number === unit)?.chance() ?? null;
    const name = board.unitName(field, unit);
    return chance === null ? name : name.with(`(${chanceWords(chance)})`);
  });
  const label = saying(listedNames(shots), 'fires', 'fire');
  return told(`${label}`, ...units.map(piece));
}

function returnPicks(
  field: Field,
  s: State,
  shots: Extract<Answer, { do: 'return-fire' }>['shots'],
): PickedAnswer {
  if (shots.length === 0) return ends('No Return Fire');
  const each = shots.map(({ unit, target }) => {
    const chance = chanceWords(chanceOf({ field, s }, unit, target, 'return'));
    return `${board.unitName(field, unit)} at ${board.unitName(field, target)} (${chance})`;
  });
  const clicked = shots.flatMap(({ unit, target }) => [piece(unit), piece(target)]);
  return told(`Return Fire: ${listNames(each)}`, ...clicked);
}

function rangeOf(field: Field, s: State, { unit, target }: Extract<Answer, { do: 'fire' }>): number {
  return distance(field.map, board.hexOfUnit(s, unit), board.hexOfUnit(s, target));
}

/** The chance of an effect, as words after a name. */
function chanceWords(chance: number): string {
  return chance === 0 ? 'no chance' : percentText(chance);
}
