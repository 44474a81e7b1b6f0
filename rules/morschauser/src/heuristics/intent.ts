import { gap } from '@linstock/ground';
import type { Command, Plans, Side } from '@linstock/kernel';
import { standOf } from '../board.ts';
import type { Brigade, Field } from '../field.ts';
import type { State } from '../state.ts';
import { attacker, type Eye, look } from './eye.ts';

/** What a brigade means to do. */
export const INTENTS = ['fire', 'charge', 'hold', 'advance', 'retire'] as const;
/** Where neither side is the attacker, who waits for the other to come on waits in vain. */
const COMING_ON: readonly Intent[] = ['charge', 'fire'];
/** See INTENTS. */
export type Intent = (typeof INTENTS)[number];

/** The key of a brigade in plans. */
export function bodyOf(brigade: number): string {
  return `brigade:${brigade}`;
}

/** The plans worth thinking about for each brigade of a side that has troops, the natural one first. */
export function commandsOf(field: Field, s: State, side: Side): Command[] {
  const eye = look(field, s, side);
  return field.brigades
    .filter((brigade) => brigade.side === side && eye.own.some((company) => company.brigade === brigade.id))
    .map((brigade) => {
      const natural = naturalIntent(eye, brigade);
      const all = attacker(field) === null ? COMING_ON : INTENTS;
      return { body: bodyOf(brigade.id), plans: [natural, ...all.filter((each) => each !== natural)] };
    });
}

/** What a brigade means to do by these plans, or what comes naturally to it. */
export function intentOf(eye: Eye, brigade: number, plans: Plans): Intent {
  const planned = INTENTS.find((each) => each === plans[bodyOf(brigade)]);
  const own = eye.field.brigades[brigade];
  return planned ?? (own ? naturalIntent(eye, own) : 'hold');
}

/** How near the enemy of a defender may come before he is charged. */
const TOO_NEAR = 9000;

function naturalIntent(eye: Eye, brigade: Brigade): Intent {
  const comesOn = attacker(eye.field);
  if (comesOn === eye.side) return 'charge';
  if (comesOn === null) return 'charge';
  const near = eye.own.some(
    (company) =>
      company.brigade === brigade.id &&
      company.abilities.mounted &&
      eye.foes.some(
        (foe) => gap(standOf(eye.field, eye.s, company.id), standOf(eye.field, eye.s, foe.id)) <= TOO_NEAR,
      ),
  );
  return near ? 'charge' : 'hold';
}
