import type { GameOption, Json, Options, SystemManifest } from '@linstock/kernel';
import { valueWords } from '@linstock/lab';
import { Failure } from './failure.ts';

/** The game options on the command line: `--set preset=basic,seed=12`. */

/** The text for `--set` in the help. */
export const SET_HELP = 'options of the game, such as preset=basic,seed=12';

/**
 * The given options, sorted by system: each system gets those that it has. Fails with a sentence for an
 * option that no system has in this battle, or for an unknown value.
 */
export function chosenOptions(
  said: string | undefined,
  battle: string,
  systems: readonly SystemManifest[],
): Options[] {
  const words = (said ?? '').split(',').filter((word) => word.trim() !== '');
  const chosen = words.map((word): [string, string] => {
    const [id = '', value = '', ...more] = word.split('=').map((part) => part.trim());
    if (more.length > 0 || value === '')
      throw new Failure(`--set ${word}: say name=value. ${offer(battle, systems)}`);
    return [id, value];
  });
  for (const [id] of chosen)
    if (!systems.some((system) => optionsIn(system, battle).some((option) => option.id === id)))
      throw new Failure(`--set ${id}: there is no such option here. ${offer(battle, systems)}`);
  return systems.map((system) =>
    Object.fromEntries(
      chosen.flatMap(([id, value]) => {
        const option = optionsIn(system, battle).find((each) => each.id === id);
        return option ? [[id, valueOf(option, value)]] : [];
      }),
    ),
  );
}

const optionsIn = ({ options = [] }: SystemManifest, battle: string): GameOption[] =>
  options.filter(({ battles }) => battles?.includes(battle) ?? true);

function valueOf(option: GameOption, said: string): Json {
  const { whole, choices } = option;
  const n = Number(said);
  if (whole && Number.isInteger(n) && n >= whole.least && n <= whole.most) return n;
  const found = choices.find(({ value }) => value !== null && valueWords(value) === said);
  if (found) return found.value;
  throw new Failure(`--set ${option.id}=${said}: it is ${valuesOf(option)}.`);
}

function valuesOf({ whole, choices }: GameOption): string {
  if (whole) return `a whole number from ${whole.least} to ${whole.most}`;
  return choices
    .filter(({ value }) => value !== null)
    .map(({ value }) => valueWords(value))
    .join(' or ');
}

function offer(battle: string, systems: readonly SystemManifest[]): string {
  const all = systems.flatMap((system) => optionsIn(system, battle));
  if (all.length === 0) return 'This battle has no options.';
  const told = [...new Map(all.map((option) => [option.id, `${option.id} (${valuesOf(option)})`])).values()];
  return `There are: ${told.join(', ')}.`;
}
