import type { TerrainPiece } from '@linstock/ground';
import type { GameEvent } from '@linstock/scene';
import { battleOf } from '../battles/battle.ts';
import type { Field } from '../model/field.ts';
import { drawUp } from '../model/order-of-battle.ts';
import { deployState, type State } from '../model/state.ts';
import type { AlarmContext } from '../play/alarm.ts';
import { type LaidDice, laid } from './dice.ts';

/** Small battles for tests of the procedures: a few units on a table of 40 by 40 inches. */

/**
 * A regiment or battery of a test: its id, place and heading, and anything unusual; one that is `led` has a general.
 */
export type TestUnit = readonly [id: string, x: number, y: number, heading: number, otherwise?: object];

/** A reinforcement of a test as the battle lists it: a regiment without a place. */
export function coming(id: string, otherwise: object = {}): object {
  return { ...regiment(id), ...otherwise };
}

/** An entry of the battle's list; undefined fields, of it or of its officer, are left out. */
function listed([id, x, y, heading, otherwise]: TestUnit): object {
  const entry = { ...regiment(id), P: [x, y], heading, ...otherwise };
  return Object.fromEntries(
    Object.entries(entry).filter(([key, value]) => value !== undefined && key !== 'led'),
  );
}

const regiment = (id: string): object => ({
  id,
  name: id,
  arm: 'infantry',
  men: 360,
  stands: [3, 3, 3, 3],
  weapon: 'rifle_musket',
  quality: 'veteran',
  brigade: id.slice(0, 1),
  formation: 'single_line',
});

/** The fields that make a listed unit a battery of four guns. */
export const FOUR_GUNS = {
  arm: 'battery',
  men: undefined,
  stands: undefined,
  weapon: undefined,
  guns: 4,
  sections: 2,
  gun: 'napoleon_12',
  horse_artillery: false,
  formation: 'unlimbered',
} as const;

/** A field: the Union's units, then the Confederates'; the Union has its home in the south. `otherwise` is what of the battle is not as usual. */
export function fieldOf(
  union: readonly TestUnit[],
  confederate: readonly TestUnit[],
  terrain: readonly TerrainPiece[] = [],
  otherwise: object = {},
): Field {
  const officer = (id: string, brigade: string, attached: string): object => ({
    id,
    name: id,
    rank: 'brigade',
    command: [brigade],
    attached,
  });
  return drawUp(
    battleOf({
      id: 'test',
      turns: 6,
      table: { w: 40, h: 40 },
      first_side: 'USA',
      home_edge: { USA: 'south', CSA: 'north' },
      visibility: [{ until: 6, inches: 40 }],
      restricted_orders: [],
      leave_by_home_edge_only: false,
      terrain,
      units: { USA: union.map(listed), CSA: confederate.map(listed) },
      officers: {
        USA: union
          .filter(([, , , , more]) => more && 'led' in more)
          .map(([id]) => officer(`General ${id}`, id.slice(0, 1), id)),
        CSA: [],
      },
      reinforcements: [],
      objectives: [],
      points: {
        unit_lost: 2,
        unit_routed_at_end: 1,
        unit_shaken_at_end: 0.5,
        officer_lost: { brigade: 1, division: 2, corps: 3 },
        handicap: { USA: 0, CSA: 0 },
      },
      ...otherwise,
    }),
  );
}

/** A game under way, with known dice, and the kinds and clauses of its log items. */
export interface Played extends AlarmContext {
  readonly umpire: LaidDice;
  readonly told: string[];
  readonly clauses: string[];
}

/** A game of a field with these dice. */
export function played(
  field: Field,
  faces: readonly number[],
  change: (s: State) => void = () => {},
): Played {
  const s = deployState(field);
  change(s);
  const [told, clauses]: [string[], string[]] = [[], []];
  const dice = laid(...faces);
  const emit: AlarmContext['umpire']['emit'] = (item) => {
    const { what, clauses: its } = item();
    told.push((what as GameEvent).kind);
    clauses.push(...its);
  };
  return { field, s, alarms: [], postponed: [], told, clauses, umpire: { ...dice, emit } };
}
