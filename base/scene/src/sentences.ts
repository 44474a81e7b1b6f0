/** Names in sentences, for the log items of the systems and the labels of their answers. */
import type { Name } from './name.ts';
import { Saying } from './statement.ts';

/** A distance on a map of hexes: `1 hex`, `3 hexes`. */
export const hexDistance = (n: number): string => `${n} ${n === 1 ? 'hex' : 'hexes'}`;

/** First letter large, for the head of a sentence. */
export function sentence(words: string | Name | Saying): string {
  const text = `${words}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a, b and c`. */
export function listNames(names: readonly (string | Name)[]): string {
  const last = `${names.at(-1) ?? ''}`;
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** `a, b or c`: a choice of one. */
export function chooseNames(names: readonly (string | Name)[]): string {
  const last = `${names.at(-1) ?? ''}`;
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

/** A turn in tenths of a degree, clockwise above 0: `30 degrees to the left`. */
export function wheelWords(turn: number): string {
  const degrees = Math.round(Math.abs(turn)) / 10;
  const whole = degrees < 1 ? degrees : Math.round(degrees);
  return `${whole} ${whole === 1 ? 'degree' : 'degrees'} to the ${turn < 0 ? 'left' : 'right'}`;
}

/** The form of a word that goes with a name: the Militia has, the 7th Fusiliers have. */
export function agreeingForm({ plural }: Name, one: string, many: string): string {
  return plural ? many : one;
}

/** A name at the head of a sentence and the verb that goes with it: `The 7th Fusiliers are`. */
export const saying = (name: Name, one: string, many: string): Saying => new Saying(name, [one, many]);

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** The compass point nearest to a bearing, in degrees clockwise from north. */
export function compassWord(degrees: number): string {
  return COMPASS[((Math.round(degrees / 45) % 8) + 8) % 8] ?? 'north';
}
