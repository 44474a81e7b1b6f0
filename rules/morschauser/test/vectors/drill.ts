import { inches, type Thousandths } from '@linstock/ground';
import type { Umpire } from '@linstock/kernel';
import { battleOf } from '../../src/battles/index.ts';
import type { Game } from '../../src/model/game.ts';
import { settingOf } from '../../src/model/setting.ts';
import type { Group } from '../../src/model/state.ts';
import * as S from '../../src/model/state.ts';
import type { Switches } from '../../src/tables/switches.ts';
import type { GivenCompany } from './given.ts';

/** A company against enemies one after the other, in a small game played by the rules themselves. */

/** The company that is put through its drill. */
export const OWN = 0;
/** Its enemies, by number. */
export const FOES = [6, 7, 8, 9, 10] as const;

/** Its start, on the road, and the pond to which it is moved if it must be in water. */
const START = { x: inches(50), y: inches(40) };
const POND = { x: inches(20), y: inches(40) };

/** A drill under way. */
export interface Drill {
  readonly game: Game;
  readonly group: Group;
  /** The hits of each side in the next round. */
  readonly hits: { attacker: number; defender: number };
}

/** Lays out the test position of a company: it is about to act, and all other units are far away. */
export function drillOf(company: GivenCompany, switches: Switches): Drill {
  const { listed } = settingOf({
    id: 'drill',
    lists: battleOf(battleFor(company)),
    switches,
    scale: { foot: 0, horse: 0, guns: 0 },
    pickup: false,
  });
  const s = S.deployState(listed);
  const group: Group = {
    companies: [OWN],
    left: [],
    movers: [OWN],
    results: [S.OBEY],
    ordered: 1,
    die: 0,
    general: S.NONE,
    phase: S.MOVES,
  };
  s.step = S.ACTIONS;
  s.group = group;
  if (company.strength !== undefined) s.strength[OWN] = Math.max(1, company.strength);
  const hits = { attacker: 0, defender: 0 };
  return { game: { umpire: umpireOf(hits), field: listed, s }, group, hits };
}

/** Every die misses, except the hits of a round that are wanted. */
function umpireOf(hits: Drill['hits']): Umpire {
  return {
    throw({ name, outcomes }) {
      const wanted = name === 'melee' ? hits.attacker : name === 'melee-reply' ? hits.defender : 0;
      const found = outcomes[Math.min(wanted, outcomes.length - 1)];
      if (!found) throw new RangeError(`The roll "${name}" has no outcomes.`);
      return found;
    },
    emit() {},
  };
}

const TERRAIN = [
  {
    id: 'road',
    kind: 'road',
    width: 1,
    line: [
      [50, 0],
      [50, 100],
    ],
  },
  {
    id: 'pond',
    kind: 'water',
    fordable: true,
    poly: [
      [18, 38],
      [22, 38],
      [22, 42],
      [18, 42],
    ],
  },
];

/** Both sides fight to the last company. */
const VICTORY = {
  breakFraction: { S: [1, 1], N: [1, 1] },
  atLimit: { kind: 'lossFraction', winner: 'smaller', minDifference: 0, otherwise: 'draw' },
  clauses: ['MM-D1c', 'MM-D1h'],
};

function battleFor({ type, traits, weapon, inferiorFirepower }: GivenCompany) {
  const own = {
    id: 'own',
    name: 'own',
    type,
    weapon: weapon ?? (type === 'artillery' ? 'cannon' : 'musket'),
    traits,
    companies: [['own', START.x / inches(1), START.y / inches(1), 0]],
  };
  return {
    id: 'drill',
    name: 'drill',
    table: { w: 100, h: 100 },
    sides: [
      { id: 'S', name: 'S', base: 'S', inferiorFirepower },
      { id: 'N', name: 'N', base: 'N' },
    ],
    firstMover: 'S',
    turns: 1,
    options: {},
    terrain: TERRAIN,
    brigades: [
      { id: 'S', side: 'S', general: commander('S', 2), regiments: [own, five('S', 6, 0)] },
      { id: 'N', side: 'N', general: commander('N', 98), regiments: [five('N', 94, 180)] },
    ],
    reinforcements: [],
    special: [],
    victory: VICTORY,
  };
}

function commander(id: string, y: number) {
  return { id, name: id, rank: 'army', personality: 'bold', charismatic: false, x: 99, y };
}

/** Five companies that look on from far away until they are needed. */
function five(id: string, y: number, facing: number) {
  const companies = [0, 1, 2, 3, 4].map((i) => [`${id}${i}`, 80 + 4 * i, y, facing]);
  return { id, name: id, type: 'lineInfantry', weapon: 'musket', traits: [], companies };
}

/** Puts the company into the pond. */
export function wade({ game: { s } }: Drill): void {
  Object.assign(s, { x: s.x.with(OWN, POND.x), y: s.y.with(OWN, POND.y) });
}

/** Puts an enemy at a distance in front of the company, or behind its rear, face to it. */
export function bringUp({ game: { s } }: Drill, foe: number, gap: Thousandths, behind = false): void {
  const away = gap + inches(3);
  s.x[foe] = s.x[OWN] as number;
  s.y[foe] = (s.y[OWN] as number) + (behind ? -away : away);
  s.facing[OWN] = 0;
  s.facing[foe] = behind ? 0 : 1800;
}

/** Sends an enemy away, out of everything. */
export function sendOff({ game: { field, s } }: Drill, foe: number): void {
  const { start } = field.companies[foe] as (typeof field.companies)[number];
  s.x[foe] = start?.x ?? 0;
  s.y[foe] = start?.y ?? 0;
}

/** Encloses an enemy in front of the company with its friends, so that it cannot get away. */
export function standBeside({ game: { s } }: Drill, foe: number): void {
  const [x, y] = [s.x[foe] as number, s.y[foe] as number];
  const places = [
    { dx: 0, dy: 6, facing: 1800 },
    { dx: -4, dy: 2, facing: 900 },
    { dx: 4, dy: 2, facing: 2700 },
  ];
  for (const [i, { dx, dy, facing }] of places.entries()) {
    s.x[OWN + 1 + i] = x + inches(dx);
    s.y[OWN + 1 + i] = y + inches(dy);
    s.facing[OWN + 1 + i] = facing;
  }
}
