import type { Json, Options } from './json.ts';
import type { GameOption } from './rules.ts';

/**
 * What the options of a game say of a system's only option: the usual choice where they say nothing. Refuses an option there
 * is not, and a choice there is not, with those there are.
 */
export function chosenOf(system: string, option: GameOption, options: Options): Json {
  const values = option.choices.map(({ value }) => value);
  const offered = values.map((value) => JSON.stringify(value)).join(' or ');
  const unknown = Object.keys(options).find((id) => id !== option.id);
  if (unknown !== undefined)
    throw new RangeError(`${system} has no option "${unknown}"; it has ${option.id}: ${offered}.`);
  const { [option.id]: chosen = values[0] as Json } = options;
  if (!values.includes(chosen))
    throw new RangeError(`The option ${option.id} is ${offered}, not ${JSON.stringify(chosen)}.`);
  return chosen;
}
