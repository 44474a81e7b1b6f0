import { lengthNames, lengthNumber, lengthWords, type Stand } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { type Mark, type MarkKind, type Piece, type PieceKind, personNamed, sentence } from '@linstock/scene';
import { companyId, generalId, generalStand, standOf } from '../model/board.ts';
import type { BrigadeId, Company, CompanyId, Field, General } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { reach } from '../reckon/troops.ts';
import type { Armament, Trait, TroopType } from '../tables/index.ts';
import { waitingPose } from './reinforcements.ts';
import { COATS, facingsOf, uniformedRegimentOf, wornBy } from './uniforms.ts';

/** Stands for drawing on the board. */

/** The picture of each kind of company. */
export const KINDS: Readonly<Record<TroopType, PieceKind>> = {
  lineInfantry: 'foot',
  lightInfantry: 'skirmisher',
  cavalry: 'horse',
  lightCavalry: 'light horse',
  artillery: 'gun',
  engineers: 'engineer',
  wagons: 'wagon',
};

/** A kind of company in words. */
export const TYPE_WORDS: Readonly<Record<TroopType, string>> = {
  lineInfantry: 'line infantry',
  lightInfantry: 'light infantry',
  cavalry: 'heavy cavalry',
  lightCavalry: 'light cavalry',
  artillery: 'artillery',
  engineers: 'engineers',
  wagons: 'wagons',
};

/** The body a company belongs to. */
export const brigadeId = (brigade: BrigadeId): string => `brigade:${brigade}`;

/** Every stand of the battle, those off the table included. */
export function piecesOf(field: Field, s: State): Piece[] {
  return [
    ...field.companies.map((company) => companyPiece(field, s, company)),
    ...field.generals.map((general) => generalPiece(field, s, general)),
  ];
}

function companyPiece(field: Field, s: State, company: Company): Piece {
  const { id, side, abilities, type } = company;
  const off = s.status[id] === S.ON_TABLE ? null : s.status[id] === S.DUE ? 'still to come on' : 'lost';
  const stand = standOf(field, s, id);
  const waiting = waitingPose(field, s, id);
  const marks = marksOf(s, id);
  const left = nth(s.strength, id);
  const rifle = abilities.weapons.some(({ weapon }) => weapon === 'rifle');
  return {
    id: companyId(id),
    number: id,
    side,
    kind: rifle ? 'rifle' : KINDS[type],
    name: sentence(company.name),
    called: company.called,
    // The sides of a pick-up game have the same codes behind a letter; their coats tell them apart.
    short: field.pickup ? company.code.slice(2) : company.code,
    group: brigadeId(company.brigade),
    place: off ? null : { spot: { x: stand.x, y: stand.y } },
    ...(off ? waiting && { pose: waiting } : { pose: stand }),
    ...(s.status[id] === S.DUE && !waiting ? { size: abilities.size } : {}),
    strength: { left: off === 'lost' ? 0 : left, full: abilities.strength },
    off,
    facing: off ? null : stand.facing,
    marks,
    figures: figuresOf(company, left),
    ...wornBy(field, company),
    regiment: uniformedRegimentOf(field, company),
    story: `${sentence(company.name)}, ${company.kind ?? TYPE_WORDS[type]}, strength ${left} of ${abilities.strength}, ${
      (waiting ? 'waiting to come on' : off) ??
      `at ${lengthNumber(stand.x, 1)}, ${lengthNumber(stand.y, 1)} ${lengthNames().many} facing ${Math.round(stand.facing / 10)} degrees`
    }${marks.length > 0 ? `, ${marks.map(({ label }) => label).join(', ')}` : ''}`,
  };
}

function marksOf(s: State, company: CompanyId): Mark[] {
  const marks: Mark[] = [];
  const add = (holds: boolean, kind: MarkKind, letter: string, label: string, clause: string): void => {
    if (holds) marks.push({ kind, letter, label, clause, passing: kind !== 'routed' });
  };
  const has = (bit: number): boolean => S.has(s, company, bit);
  add(s.routing[company] === 1, 'routed', 'R', 'routing', 'MM-E3c');
  add(has(S.ACTED), 'acted', 'A', 'has acted', 'MM-A5m');
  add(has(S.MOVED), 'moved', 'M', 'has moved', 'MM-B1b');
  add(has(S.SHOT), 'fired', 'S', 'has shot', 'MM-B2g');
  add(has(S.MELEED), 'fought', 'F', 'has fought', 'MM-B6n');
  return marks;
}

/** The names of marks and arms. */
export const MARK_WORDS: Readonly<Partial<Record<Trait | Armament, string>>> = {
  battalionGun: 'battalion guns',
  horseArtillery: 'horse artillery',
  earlyArtillery: 'early guns',
  heavyArtillery: 'heavy guns',
  howitzer: 'howitzers',
  rifledArtillery: 'rifled guns',
  highlandCharge: 'highland charge',
  noShooting: 'no shooting',
};

/** The figures of a company at a remaining strength. */
export function figuresOf({ abilities }: Pick<Company, 'abilities'>, left: number): Piece['figures'] {
  const far = reach(abilities);
  return [
    { label: 'Strength', value: `${left} of ${abilities.strength}`, clause: 'MM-A1f' },
    { label: 'Melee', value: `${abilities.meleeFront} front, ${abilities.meleeRear} rear`, clause: 'MM-B6k' },
    { label: 'Move', value: `${lengthWords(abilities.move, 1)}`, clause: 'MM-B1b' },
    ...(far > 0 ? [{ label: 'Range', value: `${lengthWords(far, 1)}`, clause: 'MM-B4h' }] : []),
    ...(abilities.traits.length > 0
      ? [
          {
            label: 'Marks',
            value: abilities.traits.map((trait) => MARK_WORDS[trait] ?? trait).join(', '),
            clause: 'MM-E7o1',
          },
        ]
      : []),
  ];
}

/** A stand drawn wholly on the table: a general behind a company at its edge is half off it (MM-B1q). */
function onto({ table }: Field, stand: Stand): Stand {
  const [right, ahead] = [stand.frontage / 2, stand.depth / 2];
  const within = (at: number, half: number, far: number) => Math.max(half, Math.min(far - half, at));
  return { ...stand, x: within(stand.x, right, table.width), y: within(stand.y, ahead, table.height) };
}

function generalPiece(field: Field, s: State, general: General): Piece {
  const { id, side, name } = general;
  const stand = generalStand(s, id);
  const gone = s.generalLost[id] === 1;
  const character = S.personalityOf(s, id) ?? 'not yet known';
  return {
    id: generalId(id),
    side,
    kind: general.rank === 'army' ? 'commander' : 'leader',
    name,
    called: personNamed(name),
    short: name.split(' ').at(-1) ?? name,
    group: brigadeId(general.brigade),
    place: gone ? null : { spot: { x: stand.x, y: stand.y } },
    ...(gone ? {} : { pose: onto(field, stand) }),
    off: gone ? 'fallen or taken' : null,
    facing: gone ? null : stand.facing,
    marks:
      s.attached[id] === S.NONE || gone
        ? []
        : [
            {
              kind: 'attached',
              letter: 'A',
              label: 'attached to a company',
              clause: 'MM-B1q',
              passing: false,
            },
          ],
    figures: [
      { label: 'Character', value: character, clause: 'MM-E2m' },
      ...(general.charismatic ? [{ label: 'Rally', value: 'charismatic', clause: 'MM-E4g' }] : []),
    ],
    coat: COATS[side],
    facings: facingsOf(general.brigade),
    story: `${name}, ${general.rank === 'army' ? 'army commander' : 'brigade general'}, ${character}${gone ? ', out of the battle' : ''}`,
  };
}
