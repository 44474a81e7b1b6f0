/** A battle's opening as pieces, straight from its data: enough to look at the board without any rules. */
import type { Battle } from '@linstock/battles';
import { type HexMap, hexAt } from '@linstock/ground';
import type { Mark, Piece, Side } from '@linstock/kernel';

const KINDS = {
  musket: 'foot',
  rifle: 'rifle',
  cavalry: 'horse',
  skirmisher: 'skirmisher',
  six_pounder: 'gun',
  howitzer: 'howitzer',
} as const;

/** States that show themselves on a counter, dealt out in turn so that each is seen. */
const STATES = ['disordered', 'fired', 'out-of-command', 'routed', 'moved', 'limbered'];

const mark = (id: string): Mark => ({ id, letter: id[0]?.toUpperCase() ?? '', label: id, clause: null });
const figure = (label: string, value: string) => ({ label, value, clause: null });

/** The pieces of both sides where the battle suggests; with `marked`, every fourth shows some state. */
export function openingPieces(battle: Battle, map: HexMap, marked: boolean): Piece[] {
  const { british, american, uniforms } = battle.systems['american-legions'];
  const pieces: Piece[] = [];
  const place = ([q, r]: readonly [number, number]) => `hex:${hexAt(map, q, r)}`;
  [british, american].forEach((force, side) => {
    const companies = [
      ...force.regiments.flatMap((regiment) => regiment.companies.map((company) => ({ company, regiment }))),
      ...force.regularGuns.flatMap((group) =>
        group.companies.map((company) => ({ company, regiment: null })),
      ),
    ];
    for (const { company, regiment } of companies) {
      const worn = uniforms[regiment?.name ?? company.label];
      const state =
        marked && pieces.length % 4 === 3 ? STATES[Math.floor(pieces.length / 4) % STATES.length] : undefined;
      pieces.push({
        ...piece(side as Side, KINDS[company.arm], company.stood, company.label, place(company.hex)),
        id: `company:${pieces.length}`,
        group: regiment?.name ?? company.label,
        facing: state === 'routed' ? null : company.facing * 600,
        marks: state ? [mark(state)] : [],
        figures: [
          figure('Strength', state === 'disordered' ? '½' : '1'),
          figure('Morale', String(regiment?.morale ?? '–')),
        ],
        ...(worn ? { coat: worn.coat, facings: worn.facing } : {}),
      });
    }
    const leaders = force.regiments.filter((regiment) => !regiment.leaderIsArmyCommander && regiment.leader);
    for (const regiment of leaders) {
      if (pieces.some(({ name, kind }) => kind === 'leader' && name === regiment.leader)) continue;
      pieces.push({
        ...piece(side as Side, 'leader', regiment.leader, regiment.leader, place(regiment.leaderHex)),
        id: `leader:${pieces.length}`,
        figures: [figure('Effectiveness', String(regiment.effectiveness))],
      });
    }
    const { armyCommander } = force;
    pieces.push({
      ...piece(side as Side, 'commander', armyCommander.name, armyCommander.name, place(armyCommander.hex)),
      id: `commander:${side}`,
      figures: [figure('Effectiveness', String(armyCommander.effectiveness))],
    });
  });
  return pieces;
}

function piece(side: Side, kind: string, name: string, short: string, place: string): Piece {
  return {
    id: name,
    side,
    kind,
    name,
    short: short.split(' ').at(-1) ?? short,
    group: name,
    place,
    off: null,
    facing: null,
    marks: [],
    figures: [],
    coat: side === 0 ? 'scarlet' : 'blue',
    facings: side === 0 ? 'royal blue' : 'scarlet',
    story: `${name}, ${kind}`,
  };
}
