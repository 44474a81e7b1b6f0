import { SURVEY_KINDS } from '@linstock/battles';
import type { BattleFile } from '@linstock/battles/file';
import { type DrawnUnit, flood, hexAt, hexLabel, UNFLOODED } from '@linstock/ground';
import { fightReady, type OpenFight } from './battle-files.ts';
import { withNames } from './names.ts';

/**
 * The findings about a battle that is being made, wrong or probably unintended: a sentence each, with its subject.
 */

/** The subject of a finding: a unit, a thing on the ground by its id or name, or a hex by its label. */
export type FindingSubject =
  | { readonly kind: 'unit'; readonly side: string; readonly name: string }
  | { readonly kind: 'ground'; readonly name: string }
  | { readonly kind: 'hex'; readonly name: string };

/** A finding. Only what play refuses stops play. */
export interface Finding {
  readonly code: 'stop' | 'enemies' | 'all-in-one' | 'goal-shut' | 'width' | 'word' | 'note';
  readonly severity: 'stop' | 'mend' | 'note';
  readonly sentence: string;
  readonly subject: FindingSubject | null;
}

/** All findings of a battle: first those that stop play, then mistakes, then parts without effect. */
export function findingsOf(open: OpenFight): Finding[] {
  return [...checkedByRulebook(open), ...findEnemies(open), ...findStacks(open), ...findGoals(open)].toSorted(
    (a, b) => ORDER[a.severity] - ORDER[b.severity],
  );
}

const ORDER = { stop: 0, mend: 1, note: 2 } as const;

/** The first thing for which the rulebook would refuse the battle, or else a part without effect under it. */
function checkedByRulebook(open: OpenFight): Finding[] {
  const about = (sentence: string) => ({
    sentence: withNames(open, sentence),
    subject: subjectOf(open, sentence),
  });
  try {
    return fightReady(open).notices.map((note) => ({ code: 'note', severity: 'note', ...about(note) }));
  } catch (error) {
    return [{ code: 'stop', severity: 'stop', ...about(sentenceOf(error)) }];
  }
}

/** The findings of a battle that cannot be laid out: what its survey says wrongly, or else the reason. */
export function faultsOf({ survey }: BattleFile, error: unknown): Finding[] {
  const faults = (survey?.features ?? []).flatMap(({ properties }) => findFault(properties));
  if (faults.length > 0) return faults;
  return [{ code: 'stop', severity: 'stop', sentence: sentenceOf(error), subject: null }];
}

function findFault({ kind, name, width_yd }: Readonly<Record<string, unknown>>): Finding[] {
  const subject = { kind: 'ground', name: String(name ?? '') } as const;
  if (!SURVEY_KINDS.some((each) => each === kind)) {
    const sentence = `“${subject.name}” is “${String(kind)}”, which no survey knows. It knows ${SURVEY_KINDS.join(', ')}.`;
    return [{ code: 'word', severity: 'stop', sentence, subject }];
  }
  if (!WITH_WIDTH.some((each) => each === kind) || Number(width_yd) > 0) return [];
  const sentence = `The ${String(kind)} “${subject.name}” has no width. Give it one in yards.`;
  return [{ code: 'width', severity: 'stop', sentence, subject }];
}

/** The kinds of lines on a survey that have a width. */
const WITH_WIDTH = ['road', 'ford', 'bridge', 'creek'] as const;

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The unit or thing that a sentence of the rulebook names: the one with the longest name in it, or else a hex that it names. */
function subjectOf(open: OpenFight, sentence: string): FindingSubject | null {
  const units = open.on === 'hexes' ? open.drawn.units : open.drawn.stands;
  const ground = open.on === 'table' ? open.drawn.pieces.map(({ id }) => id) : namesOnSurvey(open);
  const subjects: FindingSubject[] = [
    ...units.map(({ side, unit }) => ({ kind: 'unit', side, name: unit }) as const),
    ...ground.map((name) => ({ kind: 'ground', name }) as const),
  ];
  const [named] = subjects
    .filter(({ name }) => name !== '' && sentence.includes(name))
    .toSorted((a, b) => b.name.length - a.name.length);
  return named ?? hexIn(open, sentence);
}

function hexIn(open: OpenFight, sentence: string): FindingSubject | null {
  if (open.on === 'table') return null;
  const words = new Set(sentence.match(/[\w.]+\w/g));
  const label = open.drawn.map.labels.find((each) => words.has(each));
  return label === undefined ? null : { kind: 'hex', name: label };
}

const namesOnSurvey = ({ file }: OpenFight): string[] => [
  ...(file.survey?.features ?? []).map(({ properties }) => String(properties.name ?? '')),
  ...file.labels.map(({ text }) => text),
];

type HexFight = Extract<OpenFight, { readonly on: 'hexes' }>;

/** The units on each hex, by the hex. */
function unitsByHex({ drawn: { units } }: HexFight): ReadonlyMap<string, readonly DrawnUnit[]> {
  return Map.groupBy(units, ({ hex }) => String(hex));
}

/** Hexes with units of both sides. */
function findEnemies(open: OpenFight): Finding[] {
  if (open.on === 'table') return [];
  return [...unitsByHex(open).values()].flatMap((units): Finding[] => {
    const [first] = units;
    const enemy = units.find(({ side }) => side !== first?.side);
    if (!first || !enemy) return [];
    const where = labelOf(open, first.hex);
    return [
      {
        ...({ code: 'enemies', severity: 'stop' } as const),
        sentence: `Enemies stand in one hex, ${where}: “${first.unit}” and “${enemy.unit}”.`,
        subject: { kind: 'unit', side: first.side, name: first.unit },
      },
    ];
  });
}

/** Sides of several units that all stand in one hex: legal, but probably unintended. */
function findStacks(open: OpenFight): Finding[] {
  if (open.on === 'table') return [];
  return open.file.sides.flatMap(({ id, name }): Finding[] => {
    const units = open.drawn.units.filter(({ side, facing }) => side === id && facing !== null);
    const [first] = units;
    if (!first || units.length < 2 || units.some(({ hex }) => String(hex) !== String(first.hex))) return [];
    return [
      {
        ...({ code: 'all-in-one', severity: 'mend' } as const),
        sentence: `The whole ${name} side stands in ${labelOf(open, first.hex)}.`,
        subject: { kind: 'unit', side: id, name: first.unit },
      },
    ];
  });
}

function labelOf({ drawn: { map } }: HexFight, [q, r]: readonly [number, number]): string {
  return hexLabel(map, hexAt(map, q, r));
}

/** Places that decide the battle but that no unit can reach. */
function findGoals(open: OpenFight): Finding[] {
  return open.on === 'hexes' ? findShutStructures(open) : findGoalsOffTable(open);
}

function findShutStructures({ drawn: { map, units } }: HexFight): Finding[] {
  const starts = new Set(units.map(({ hex }) => hexAt(map, ...hex)).filter((hex) => hex !== -1));
  const steps = flood(map, starts, (hex) => map.impassable[hex] !== 1);
  return map.structure.flatMap((structure, hex): Finding[] => {
    if (structure === null || (steps[hex] !== UNFLOODED && map.impassable[hex] !== 1)) return [];
    return [
      {
        ...({ code: 'goal-shut', severity: 'mend' } as const),
        sentence: `The ${structure} in ${hexLabel(map, hex)} lies on ground that no unit can come to.`,
        subject: { kind: 'hex', name: hexLabel(map, hex) },
      },
    ];
  });
}

function findGoalsOffTable(open: Extract<OpenFight, { readonly on: 'table' }>): Finding[] {
  const { width, height, pieces } = open.drawn;
  const goals = open.form?.goalsOf?.(open.fight.source) ?? [];
  return goals.flatMap(({ name, at }): Finding[] => {
    const outline = typeof at === 'string' ? (pieces.find(({ id }) => id === at)?.corners ?? []) : at;
    const beyond = ([x, y]: readonly [number, number]) => x < 0 || y < 0 || x > width || y > height;
    if (outline.length === 0 || !outline.every(beyond)) return [];
    return [
      {
        ...({ code: 'goal-shut', severity: 'mend' } as const),
        sentence: `The goal “${name}” lies off the table, where no unit can come.`,
        subject: { kind: 'ground', name: typeof at === 'string' ? at : name },
      },
    ];
  });
}
