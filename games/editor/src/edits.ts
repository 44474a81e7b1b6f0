import type { BattleFile, Fight } from '@linstock/battles/file';
import type { Axial, HexChange } from '@linstock/ground';
import type { OpenFight } from './battle-files.ts';

/** Changes made to a battle by hand, one deed each. A battle file never changes: each deed gives another. */

/** A deed of the maker. */
export type Edit =
  /** Puts a unit on a hex, with a facing as the system counts them; null for a leader. */
  | {
      readonly kind: 'place';
      readonly side: string;
      readonly unit: string;
      readonly at: Axial;
      readonly facing: number | null;
    }
  /** Corrects hexes: what is not named stays. */
  | { readonly kind: 'hexes'; readonly changes: readonly HexChange[] }
  /** Puts a unit on a table: inches from its south-west corner, degrees clockwise; null for an officer. */
  | {
      readonly kind: 'stand';
      readonly side: string;
      readonly unit: string;
      readonly at: readonly [x: number, y: number];
      readonly facing: number | null;
    }
  | { readonly kind: 'name'; readonly title: string };

/** The battle after a deed. Throws RangeError for a deed that this kind of ground does not have. */
export function editedFile(open: OpenFight, edit: Edit): BattleFile {
  const { file, fight } = open;
  switch (edit.kind) {
    case 'name':
      return { ...file, title: edit.title };
    case 'place':
      return withFight(file, { ...fight, placed: placedWith(fight.placed, edit) });
    case 'hexes':
      return withFight(file, { ...fight, hexes: edit.changes.reduce(hexesWith, fight.hexes ?? []) });
    case 'stand':
      return withFight(file, { ...fight, source: sourceWith(open, edit) });
  }
}

function withFight(file: BattleFile, fight: Fight): BattleFile {
  return { ...file, fights: file.fights.map((each) => (each.system === fight.system ? fight : each)) };
}

type Placed = NonNullable<Fight['placed']>[number];
type Corrected = NonNullable<Fight['hexes']>[number];

function placedWith(placed: readonly Placed[] = [], { side, unit, at, facing }: EditOf<'place'>): Placed[] {
  const others = placed.filter((each) => each.side !== side || each.unit !== unit);
  return [...others, { side, unit, at: [at[0], at[1]], facing }];
}

type EditOf<K extends Edit['kind']> = Extract<Edit, { readonly kind: K }>;

/** Corrections with one more; a hex has one correction, in which the later word counts. */
function hexesWith(corrected: readonly Corrected[], { hex: [q, r], ...change }: HexChange): Corrected[] {
  const isHere = ({ hex }: Corrected): boolean => hex[0] === q && hex[1] === r;
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return [...corrected.filter((each) => !isHere(each)), { ...corrected.find(isHere), ...named, hex: [q, r] }];
}

function sourceWith(open: OpenFight, { side, unit, at, facing }: EditOf<'stand'>): Fight['source'] {
  if (open.on === 'hexes') throw new RangeError('Units of this battle stand on hexes, not on a table.');
  const { drawn, drawing } = open;
  const stands = drawn.stands.map((each) =>
    each.side === side && each.unit === unit ? { ...each, at, facing } : each,
  );
  return JSON.parse(JSON.stringify(drawing.sourceOn({ ...drawn, stands })));
}
