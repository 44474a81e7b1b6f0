import type { Json, Options } from './json.ts';
import { nth } from './nth.ts';
import type { GameOption } from './rules.ts';

/**
 * The choice of a system's only option in the options of a game; the usual choice if they do not name it. Refuses an
 * unknown option or choice, and lists the known ones.
 */
export function chosenOf(system: string, option: GameOption, options: Options): Json {
  const values = option.choices.map(({ value }) => value);
  const offered = values.map((value) => JSON.stringify(value)).join(' or ');
  const unknown = Object.keys(options).find((id) => id !== option.id);
  if (unknown !== undefined)
    throw new RangeError(`${system} has no option "${unknown}"; it has ${option.id}: ${offered}.`);
  const { [option.id]: chosen = nth(values, 0) } = options;
  if (!values.includes(chosen))
    throw new RangeError(`The option ${option.id} is ${offered}, not ${JSON.stringify(chosen)}.`);
  return chosen;
}
