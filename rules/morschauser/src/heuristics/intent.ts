import { gap } from '@linstock/ground';
import type { Command, Plans, Side } from '@linstock/kernel';
import { standOf } from '../model/board.ts';
import type { Brigade, BrigadeId, Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { attacker, type SideView, sideViewOf } from './side-view.ts';

/** The intents of a brigade. */
export const INTENTS = ['fire', 'charge', 'hold', 'advance', 'retire'] as const;
/** The plans tried if neither side is the attacker: with plans to wait among them both sides would wait. */
const COMING_ON: readonly Intent[] = ['charge', 'fire'];
/** See INTENTS. */
export type Intent = (typeof INTENTS)[number];

/** The key of a brigade in plans. */
export function planBodyOf(brigade: BrigadeId): string {
  return `brigade:${brigade}`;
}

/** The plans worth thinking about for each brigade of a side that has troops, the natural one first. */
export function commandsOf(field: Field, s: State, side: Side): Command[] {
  const view = sideViewOf(field, s, side);
  return field.brigades
    .filter((brigade) => brigade.side === side && view.own.some((company) => company.brigade === brigade.id))
    .map((brigade) => {
      const natural = naturalIntent(view, brigade);
      const all = attacker(field) === null ? COMING_ON : INTENTS;
      return { body: planBodyOf(brigade.id), plans: [natural, ...all.filter((each) => each !== natural)] };
    });
}

/** The intent of a brigade by these plans, or its natural one. */
export function intentOf(view: SideView, brigade: BrigadeId, plans: Plans): Intent {
  const planned = INTENTS.find((each) => each === plans[planBodyOf(brigade)]);
  const own = view.field.brigades[brigade];
  return planned ?? (own ? naturalIntent(view, own) : 'hold');
}

/** Distance to a defender at which the enemy is charged. */
const TOO_NEAR = 9000;

function naturalIntent(view: SideView, brigade: Brigade): Intent {
  const comesOn = attacker(view.field);
  if (comesOn === view.side) return 'charge';
  if (comesOn === null) return 'charge';
  const near = view.own.some(
    (company) =>
      company.brigade === brigade.id &&
      company.abilities.mounted &&
      view.foes.some(
        (foe) =>
          gap(standOf(view.field, view.s, company.id), standOf(view.field, view.s, foe.id)) <= TOO_NEAR,
      ),
  );
  return near ? 'charge' : 'hold';
}
