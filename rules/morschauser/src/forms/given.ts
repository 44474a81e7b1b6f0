import { lengthNames } from '@linstock/ground';
import { z } from 'zod';
import { type Abilities, abilities } from '../reckon/troops.ts';
import { TRAITS, TROOP_TYPES, type Trait } from '../tables/index.ts';
import { switchesOf } from '../tables/switches.ts';

/** The fields that the forms share. */

/** The name of a field, and what to fill in. */
export const field = (title: string, description: string) => ({ title, description });
/** The title and explanation of a field for a length. The value is inches; the page reads and writes the unit that is set. */
export const lengthField = (title: string, description: string) => ({
  ...field(`${title} in ${lengthNames().many}`, description),
  measure: 'length',
});
/** A field for yes or no. */
export const yes = (title: string, description: string) =>
  z.boolean().default(false).meta(field(title, description));

/** On the reckoner every advanced rule is on: fields for unwanted ones are left empty (MM-A0n). */
export const SWITCHES = switchesOf({ preset: 'full' });

/** The fields of a company and its remaining strength. */
export const troops = {
  type: z.enum(TROOP_TYPES).meta(field('Kind', 'The row of T1; cavalry is heavy cavalry.')),
  traits: z
    .array(z.enum(TRAITS))
    .max(TRAITS.length)
    .default([])
    .meta(field('Marks', 'Its traits in the order of battle (E7).')),
  strength: z
    .int()
    .min(1)
    .max(4)
    .optional()
    .meta(field('Strength points', 'Now; all it starts with when left out. A die each (MM-A1g).')),
};

interface GivenTroops {
  readonly type: Abilities['type'];
  readonly traits: readonly Trait[];
  readonly strength?: number | undefined;
}

/** The figures of a company as filled in. */
export function figuresOf(
  { type, traits }: GivenTroops,
  weapon: string,
  inferiorFirepower = false,
): Abilities {
  const armament =
    type === 'artillery' ? 'cannon' : weapon === 'rifle' || weapon === 'carbine' ? weapon : 'musket';
  return abilities({ type, traits, armament, inferiorFirepower }, SWITCHES);
}
