import { BATTLE_IDS, legionsBattle } from '../../src/battles/index.ts';
import type { Leader } from '../../src/model/field.ts';
import { leaderKind } from '../../src/model/order-of-battle.ts';

/** The data of the battles about a regiment, for vectors that only name it or its leader. */
export interface KnownRegiment {
  readonly name: string;
  readonly brigade: string | null;
  readonly leader: string;
  readonly leaderKind: Leader['kind'];
  /** `coronet` if his last step is not the captain. */
  readonly lastStepName: string | null;
  /** At set-up. */
  readonly companies: number;
  readonly skirmishers: boolean;
}

const KNOWN: readonly KnownRegiment[] = BATTLE_IDS.flatMap((id) => {
  const { british, american } = legionsBattle(id).data;
  return [british, american].flatMap(({ regiments, brigades }) =>
    regiments.map((each) => {
      const brigade = brigades.find((one) => one.regiments.includes(each.name))?.name ?? null;
      const { name, leader, lastStepName, skirmishers } = each;
      return {
        name,
        brigade,
        leader,
        leaderKind: leaderKind(each, brigade !== null),
        lastStepName,
        companies: each.companies.length,
        skirmishers,
      };
    }),
  );
});

/** The regiment of this name, or the first of the brigade of this name. */
export function regimentNamed(name: string): KnownRegiment | undefined {
  return KNOWN.find((each) => each.name === name || each.brigade === name);
}

/** The regiment whose leader has this name. */
export function regimentLedBy(leader: string): KnownRegiment | undefined {
  return KNOWN.find((each) => each.leader === leader);
}
