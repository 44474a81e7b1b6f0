import { cellsOf, keysOf, recordOf } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };

/** The modifiers of a shot and a melee (T-TOHIT, T-MELEE). */

/** The possible cover of a target. */
export const COVERS = ['open', 'woods', 'wall', 'town', 'earthwork', 'highWall'] as const;
/** A kind of cover. */
export type Cover = (typeof COVERS)[number];

/** The cover number of T-TOHIT, added to the lowest score that hits, and its rule. */
export interface CoverRow {
  readonly cover: Cover;
  /** True for the row of a heavy gun (MM-E7g3). */
  readonly heavy: boolean;
  readonly label: string;
  readonly add: number;
  readonly clause: string;
}

const COVER_BY_WORD: readonly (readonly [RegExp, Cover])[] = [
  [/^open/, 'open'],
  [/^woods/, 'woods'],
  [/^wall/, 'wall'],
  [/^town/, 'town'],
  [/^earthwork/, 'earthwork'],
  [/high wall/, 'highWall'],
];

/** The cover a label of T-TOHIT speaks of. Throws RangeError for words it does not know. */
function coverNamed(words: string): Cover {
  const known =
    COVERS.find((cover) => cover === words) ?? COVER_BY_WORD.find(([word]) => word.test(words))?.[1];
  if (known) return known;
  throw new RangeError(`There is no cover "${words}"; there are ${COVERS.join(', ')}.`);
}

/** T-TOHIT, row by row. */
export const COVER_ROWS: readonly CoverRow[] = cellsOf<readonly (readonly [string, number, string])[]>(
  data['T-TOHIT'].rows,
).map(([label, add, clauses]) => ({
  cover: coverNamed(label),
  heavy: label.includes('heavyArtillery'),
  label,
  add,
  clause: clauses.split(', ').at(-1) ?? clauses,
}));

// Melee

/** The causes that take 1 off a melee value, as T-MELEE has them. */
export const MELEE_CAUSES = [
  'woods',
  'uphill',
  'water',
  'town',
  'earthwork',
  'breach',
  'wall',
  'abatis',
] as const;
/** A cause of T-MELEE in the ground. */
export type MeleeCause = (typeof MELEE_CAUSES)[number];

/** A modifier of a die or a value, with its rule. */
export interface TableChange {
  readonly label: string;
  readonly change: number;
  readonly clause: string;
}

const MELEE_WORDS: Readonly<Record<MeleeCause | 'elite' | 'militia' | 'general', RegExp>> = {
  elite: /^elite/,
  militia: /^militia/,
  general: /general/,
  woods: /woods/,
  uphill: /higher level/,
  water: /water/,
  town: /town/,
  earthwork: /earthwork/,
  breach: /breach/,
  wall: /wall/,
  abatis: /abatis/,
};
const meleeRows = cellsOf<readonly (readonly [string, number, string, string])[]>(data['T-MELEE'].rows);

/** T-MELEE by cause. */
export const MELEE_ROWS: Readonly<Record<keyof typeof MELEE_WORDS, TableChange>> = recordOf(
  keysOf(MELEE_WORDS).map((cause) => {
    const [label, change, , clause] = meleeRows.find(([text]) => MELEE_WORDS[cause].test(text)) ?? [
      '',
      0,
      '',
      '',
    ];
    return [cause, { label, change, clause }] as const;
  }),
);

/** The minimum and maximum melee value (MM-E7a2, MM-E7b2). */
export const MELEE_LIMITS = cellsOf<readonly [number, number]>(data['T-MELEE'].clamp);
