import assert from 'node:assert/strict';
import {
  type Dice,
  type LogItem,
  Position,
  type Question,
  type Refusal,
  type Side,
  stablePoint,
} from '@linstock/kernel';
import { battleOf } from '../src/battles/index.ts';
import { morschauser } from '../src/index.ts';
import type { Answer, Way } from '../src/model/answers.ts';
import type { Field } from '../src/model/field.ts';
import { type Setting, settingOf } from '../src/model/setting.ts';
import type { State } from '../src/model/state.ts';
import type { Armament, Personality, Trait, TroopType } from '../src/tables/index.ts';
import { switchesOf } from '../src/tables/switches.ts';

/**
 * Small battles for tests of the procedures: 72 by 48 inches, South moves first, and the dice fall as the test says.
 */

/** A regiment of a test: its companies as x, y and facing. */
export interface TestRegiment {
  readonly type?: TroopType;
  readonly weapon?: Armament;
  readonly traits?: readonly Trait[];
  /** The battle's own kind it is of. */
  readonly kind?: string;
  readonly at: readonly (readonly [x: number, y: number, facing?: number])[];
}

/** Enemies too far off, in the north-east, to matter to troops in the south-west. */
export const FAR: readonly TestRegiment[] = [
  {
    at: [
      [60, 40],
      [60, 44],
      [65, 44],
    ],
  },
];

/** The same, with one of them straight north of troops at x = 20. */
export const FAR_AHEAD: readonly TestRegiment[] = [
  {
    at: [
      [20, 40],
      [60, 44],
      [65, 44],
    ],
  },
];

/** The same, all of them at the far edge. */
export const FAR_CORNER: readonly TestRegiment[] = [
  {
    at: [
      [60, 44],
      [64, 44],
      [68, 44],
    ],
  },
];

/** A company that may shoot at a formed regiment of two, all others far away. */
export const SHOT_AT_TWO = {
  switches: { formedRegiments: true },
  south: [{ at: [[20, 10]] }],
  north: [
    {
      at: [
        [20, 17],
        [23, 17],
      ],
    },
    ...FAR,
  ],
} satisfies TestBattle;

/** A high wall across the way of troops at x = 20, all of it a gate. */
export const GATED_WALL = {
  id: 'fort',
  kind: 'highWall',
  segments: [{ id: 'gate', from: [10, 22], to: [30, 22], gate: true }],
};

/** An outline with sides along the table's, in inches. */
export const box = (west: number, south: number, east: number, north: number): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** A battle of a test. */
export interface TestBattle {
  readonly preset?: 'basic' | 'standard' | 'full';
  readonly switches?: Readonly<Record<string, unknown>>;
  readonly terrain?: readonly object[];
  readonly south: readonly TestRegiment[];
  readonly north: readonly TestRegiment[];
  /** The places of the army commanders, and the character of further brigade generals. */
  readonly generals?: readonly (readonly [x: number, y: number])[];
  readonly brigadier?: {
    readonly x: number;
    readonly y: number;
    readonly personality: Personality | null;
    readonly charismatic?: boolean;
  };
  /** Regiments under the army commander himself if there is a brigadier; numbered after those of `south`. */
  readonly reserve?: readonly TestRegiment[];
  /**
   * Reinforcements, as a battle lists them. Their numbers follow those of their regiment's companies on the table.
   */
  readonly reinforcements?: readonly object[];
  readonly turns?: number;
  readonly special?: readonly string[];
  /** Parts of high walls under which South has laid a mine. */
  readonly mines?: readonly string[];
  readonly lightCrossMarsh?: boolean;
  /** The battle's own sizes of stands, kinds of company and features of terrain. */
  readonly stands?: Readonly<Record<string, unknown>>;
  readonly kinds?: readonly object[];
  readonly features?: readonly object[];
}

/** The setting of such a battle. Companies are numbered south first, regiment by regiment. */
export function settingFor(laid: TestBattle): Setting {
  const { preset = 'basic', switches = {}, terrain = [], turns = 6 } = laid;
  const regiments = (side: string, listed: readonly TestRegiment[]) =>
    listed.map(({ type = 'lineInfantry', weapon, traits = [], kind, at }, i) => ({
      id: `${side}${i}`,
      name: `${side} ${i}`,
      type,
      weapon: weapon ?? (type === 'artillery' ? 'cannon' : 'musket'),
      traits,
      ...(kind === undefined ? {} : { kind }),
      companies: at.map(([x, y, facing], n) => [
        `${side}${i}-${n}`,
        x,
        y,
        facing ?? (side === 'N' ? 180 : 0),
      ]),
    }));
  const general = (
    id: string,
    x: number,
    y: number,
    rank = 'army',
    personality: Personality | null = 'bold',
  ) => ({
    id,
    name: `General ${id}`,
    rank,
    personality,
    charismatic: false,
    x,
    y,
  });
  const [[sx, sy] = [36, 1], [nx, ny] = [36, 47]] = laid.generals ?? [];
  const { brigadier } = laid;
  const brigades = [
    ...(brigadier
      ? [
          {
            id: 'line',
            side: 'S',
            general: {
              ...general('Line', brigadier.x, brigadier.y, 'brigade', brigadier.personality),
              charismatic: brigadier.charismatic ?? false,
            },
            regiments: regiments('S', laid.south),
          },
          {
            id: 'south',
            side: 'S',
            general: general('South', sx, sy),
            regiments: regiments('R', laid.reserve ?? []),
          },
        ]
      : [
          {
            id: 'south',
            side: 'S',
            general: general('South', sx, sy),
            regiments: regiments('S', laid.south),
          },
        ]),
    { id: 'north', side: 'N', general: general('North', nx, ny), regiments: regiments('N', laid.north) },
  ];
  const lists = battleOf({
    id: 'test',
    name: 'A test',
    table: { w: 72, h: 48 },
    sides: [
      { id: 'S', name: 'South', base: 'S' },
      { id: 'N', name: 'North', base: 'N' },
    ],
    firstMover: 'S',
    turns,
    options: {},
    terrain,
    brigades,
    reinforcements: laid.reinforcements ?? [],
    mines: (laid.mines ?? []).map((segment) => ({ side: 'S', segment })),
    lightCrossMarsh: laid.lightCrossMarsh ?? false,
    ...(laid.stands && { stands: laid.stands }),
    ...(laid.kinds && { kinds: laid.kinds }),
    ...(laid.features && { features: laid.features }),
    special: laid.special ?? [],
    victory: {
      breakFraction: { S: [1, 2], N: [1, 2] },
      atLimit: { kind: 'lossFraction', winner: 'smaller', minDifference: 0, otherwise: 'draw' },
      clauses: ['MM-D1c', 'MM-D1h'],
    },
  });
  const scale = { foot: 100, horse: 50, guns: 20 };
  return settingOf({
    id: 'test',
    lists,
    switches: switchesOf({ preset, switches }),
    scale,
    pickup: false,
  });
}

/** A game of a test under way. */
export interface TestGame {
  readonly setting: Setting;
  readonly field: Field;
  readonly s: State;
  readonly logItems: readonly LogItem[];
  readonly position: Position<State, Answer, Setting>;
  /** The open question. */
  question(): Question<Answer>;
  /** Gives a legal answer with these faces; fails if it is refused or leaves faces over. */
  give(answer: Answer, ...faces: number[]): void;
  /** Why an answer is refused; null if it is legal. */
  refused(answer: Answer): Refusal | null;
}

/** Begins a battle, with changes made to the set-up before the first question. */
export function begin(laid: TestBattle, change: (s: State) => void = () => {}): TestGame {
  const setting = settingFor(laid);
  const logItems: LogItem[] = [];
  const start = morschauser.deploy(setting);
  change(start);
  const position = Position.load(morschauser, setting, stablePoint(start), {
    listen: (each) => logItems.push(each),
  });
  const question = (): Question<Answer> => {
    const [open] = position.open;
    assert.ok(open, 'the game is over');
    return open;
  };
  return {
    setting,
    field: setting.listed,
    s: position.state,
    logItems,
    position,
    question,
    give(answer, ...faces) {
      const left = [...faces];
      const { side } = question();
      const refusal = position.answer(side satisfies Side, answer, falling(left));
      assert.equal(refusal, null, refusal?.sentence);
      assert.deepEqual(left, [], 'faces left over');
    },
    refused: (answer) => question().refuse(answer),
  };
}

/** Dice that fall as listed. */
function falling(faces: number[]): Dice {
  return {
    throw({ count }, reckoning) {
      assert.ok(faces.length >= count, `no faces left for ${reckoning?.name}`);
      return faces.splice(0, count);
    },
  };
}

/**
 * A high wall close around a company in the open, so that it cannot move: for tests of companies that cannot get
 * away.
 */
export function pen(id: string, x: number, y: number): object {
  const half = 1.55;
  const [west, south, east, north] = [x - half, y - half, x + half, y + half];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const segments = ring.map((from, i) => ({ id: `${id}-${i}`, from, to: ring[(i + 1) % ring.length] }));
  return { id, kind: 'highWall', segments };
}

/** Inches as thousandths. */
export const inch = (n: number): number => Math.round(n * 1000);

/** A company goes straight to a place in inches, with this facing in degrees. */
export function goes(
  company: number,
  x: number,
  y: number,
  facing: number,
  target: number | null = null,
): Way {
  const leg = { x: inch(x), y: inch(y), facing: facing * 10 };
  return { company, entry: null, legs: [leg], facing: facing * 10, target };
}

/** One company's move as an answer. */
export function moves(...ways: readonly Way[]): Answer {
  return { do: 'move', moves: [...ways] };
}

/** Names a group; all of it is to move by default. */
export function acts(companies: readonly number[], movers: readonly number[] = companies): Answer {
  return { do: 'activate', companies: [...companies], movers: [...movers] };
}

/** A shot at a company. */
export function shoots(
  company: number,
  target: number,
  facing = 0,
  weapon: 'musket' | 'canister' | 'shot' | 'rifle' | 'carbine' = 'musket',
): Answer {
  return { do: 'shoot', company, weapon, facing: facing * 10, at: 'company', target };
}

export const DONE: Answer = { do: 'done' };
