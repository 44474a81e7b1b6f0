import type { ChargeEnd } from './charge.ts';
import type { MeleeEnd } from './rounds.ts';

/** The ends of a charge and of a melee in words. */

/** The ends of a melee, in words. */
export const MELEE_WORDS: Readonly<Record<MeleeEnd, string>> = {
  'attacker gone': 'the attacker surrenders or is destroyed',
  'defender gone': 'the defender surrenders or is destroyed',
  'both gone': 'both sides are gone',
  'attacker back': 'the attacker falls back',
  'defender back': 'the defender falls back',
};

/** The ends of a charge, in words. */
export const CHARGE_WORDS: Readonly<Record<ChargeEnd, string>> = {
  'falls short': 'the charge falls short',
  'volley: shaken': 'stopped by the volley, shaken',
  'volley: routed': 'routed by the volley',
  'volley: destroyed': 'destroyed by the volley',
  repulsed: 'thrown back at the impact',
  'beaten: good': 'the defender falls back in good morale',
  'beaten: shaken': 'the defender falls back shaken',
  'beaten: routed': 'the defender routs',
  'beaten: picked_up': 'the defender is picked up',
  'beaten: lost': 'the battery is taken',
  surrenders: 'the routed unit surrenders',
  'melee: attacker gone': `melee: ${MELEE_WORDS['attacker gone']}`,
  'melee: defender gone': `melee: ${MELEE_WORDS['defender gone']}`,
  'melee: both gone': `melee: ${MELEE_WORDS['both gone']}`,
  'melee: attacker back': `melee: ${MELEE_WORDS['attacker back']}`,
  'melee: defender back': `melee: ${MELEE_WORDS['defender back']}`,
};

/** Ends of a melee from the worst for the attacker to the best. */
export const MELEE_ENDS: readonly MeleeEnd[] = [
  'attacker gone',
  'attacker back',
  'both gone',
  'defender back',
  'defender gone',
];

/** Ends of a charge from the worst for the attacker to the best. */
export const CHARGE_ENDS: readonly ChargeEnd[] = [
  'volley: destroyed',
  'volley: routed',
  'volley: shaken',
  'falls short',
  'repulsed',
  ...MELEE_ENDS.map((end) => `melee: ${end}` as const),
  'beaten: good',
  'beaten: shaken',
  'beaten: routed',
  'beaten: picked_up',
  'beaten: lost',
  'surrenders',
];

/** A sentence of some words. */
export function sentenceOf(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
