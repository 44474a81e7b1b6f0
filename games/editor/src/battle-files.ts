import { battleSummaryOf } from '@linstock/battles';
import { type BattleFile, battlefieldOf, type Fight, overlaid, shippedFile } from '@linstock/battles/file';
import type { DrawnBattle, DrawnTable } from '@linstock/ground';
import type { BattleDrawing, BattleForm, Drawing, HexDrawing, IdNames, TableDrawing } from '@linstock/scene';
import { type AnyRulebook, needSystem, type System, sidesOf, systems } from '@linstock/systems';

/** Battles as files of their own: made from those that ship with Linstock, and laid out under a system. */

/** A battle of a file, laid out under one system. */
export interface FileBattle {
  readonly file: BattleFile;
  readonly system: System;
  /** The system's rulebook, in which the battle is as the file has it. */
  readonly rulebook: AnyRulebook;
  readonly drawn: DrawnBattle | DrawnTable;
  /** Things in it that have no effect: a sentence each. */
  readonly notices: readonly string[];
}

/**
 * A battle of the house as one file, with a fight for each system that has a file for it. Throws RangeError naming the known battles.
 * @param changed now, in ISO 8601
 */
export async function fileOfBattle(id: string, changed: string): Promise<BattleFile> {
  const able = systems.filter(({ battles }) => battles.includes(id));
  const [first] = able;
  if (!first) {
    const known = [...new Set(systems.flatMap(({ battles }) => battles))].join(', ');
    throw new RangeError(`There is no battle "${id}". Known battles: ${known}.`);
  }
  const fights = await Promise.all(able.map((system) => fightOf(system, id)));
  return shippedFile({
    id,
    changed,
    summary: battleSummaryOf(first, id),
    sides: sidesOf(first, id),
    fights: fights.flat(),
  });
}

/** The fights of a battle under a system: none if the system cannot draw its battles. */
async function fightOf(system: System, id: string): Promise<Fight[]> {
  const drawing = await system.loadDrawing?.();
  if (!drawing) return [];
  const { version } = await system.load();
  return [{ system: system.id, version, source: JSON.parse(JSON.stringify(drawing.sourceOf(id))) }];
}

/** A battle of a file as drawn under one system, whether it can be fought there or not. */
export type OpenFight = {
  readonly file: BattleFile;
  readonly fight: Fight;
  readonly system: System;
  /** Makes new battles of the system; null if it has no such form. */
  readonly form: BattleForm | null;
  /** Names for the ids in its source. */
  readonly names: readonly IdNames[];
  /** The drawing of another source on this ground. Refuses, in a sentence, a source that the system cannot read. */
  readonly drawSource: (source: Fight['source']) => Drawing;
} & (
  | { readonly on: 'hexes'; readonly drawing: HexDrawing; readonly drawn: DrawnBattle }
  | { readonly on: 'table'; readonly drawing: TableDrawing; readonly drawn: DrawnTable }
);

/**
 * Opens a battle of a file under one of its systems. Refuses, in a sentence, a system that the file has no fight for, a source that the
 * system cannot read, and corrections of what is not there.
 * @param system by id; the first of the file without one
 */
export async function openFight(file: BattleFile, system?: string): Promise<OpenFight> {
  const fight = needFight(file, system);
  const found = needSystem(fight.system);
  const drawings = await needDrawing(found);
  const drawing = drawingFor(file, fight, drawings);
  const drawSource = (source: Fight['source']) => drawingFor(file, { ...fight, source }, drawings);
  const form = drawings.form ?? null;
  const names = form?.namesIn?.(fight.source) ?? [];
  const opened = { file, fight, system: found, form, names, drawSource };
  if (drawing.on === 'table') return { ...opened, on: 'table', drawing, drawn: drawing.drawn(file.id) };
  return { ...opened, on: 'hexes', drawing, drawn: overlaid(drawing.drawn(file.id), fight) };
}

/** The drawings by source: making one lays the ground out, and most deeds change nothing that it is made from. */
const DRAWINGS = new WeakMap<Fight['source'], { readonly file: BattleFile; readonly drawing: Drawing }>();

function drawingFor(file: BattleFile, { source }: Fight, drawings: BattleDrawing): Drawing {
  const known = DRAWINGS.get(source);
  if (known && isSameField(known.file, file)) return known.drawing;
  const drawing = drawings.drawingOf(battlefieldOf(file), source);
  DRAWINGS.set(source, { file, drawing });
  return drawing;
}

/** True if two files have one ground and one set of names. */
function isSameField(a: BattleFile, b: BattleFile): boolean {
  return a.id === b.id && a.title === b.title && a.survey === b.survey && a.labels === b.labels;
}

/**
 * The battle of an open fight, ready to be fought. Refuses, in a sentence, whatever play would refuse: troops where they may not
 * stand, and ground by which the battle is won left out.
 */
export function fightReady(open: OpenFight): FileBattle {
  const { file, system, drawn } = open;
  const rulebook =
    open.on === 'hexes' ? open.drawing.rulebookOf(open.drawn) : open.drawing.rulebookOf(open.drawn);
  const notices =
    open.on === 'hexes' ? open.drawing.noticesOf?.(open.drawn) : open.drawing.noticesOf?.(open.drawn);
  return { file, system, rulebook: named(rulebook, file), drawn, notices: notices ?? [] };
}

/** The battle of a file under one of its systems, ready to be fought. Refuses what `openFight` and `fightReady` refuse. */
export async function battleOfFile(file: BattleFile, system?: string): Promise<FileBattle> {
  return fightReady(await openFight(file, system));
}

function needFight({ fights, title }: BattleFile, system?: string): Fight {
  const fight = system === undefined ? fights[0] : fights.find((each) => each.system === system);
  if (fight) return fight;
  const able = fights.map((each) => each.system).join(', ');
  throw new RangeError(
    fights.length === 0
      ? `“${title}” has ground and no forces yet. Give it forces for a system.`
      : `“${title}” is not made for ${system}; it is for ${able}.`,
  );
}

/** The functions that draw the battles of a system. Refuses a system that cannot fight a battle from a file. */
export async function needDrawing(system: System): Promise<BattleDrawing> {
  if (system.loadDrawing) return system.loadDrawing();
  throw new RangeError(`${system.title} cannot fight a battle from a file.`);
}

/** A rulebook that lists the battle by the names of its file. */
function named(rulebook: AnyRulebook, { id, title, date, place, summary, sides }: BattleFile): AnyRulebook {
  const [first, second] = sides;
  return {
    ...rulebook,
    battleSummaries: { [id]: { title, date: date ?? '', place, summary } },
    sidesAt: { [id]: [first.name, second.name] },
  };
}
