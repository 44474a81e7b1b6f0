import { battleSummaryOf } from '@linstock/battles';
import { type BattleFile, battlefieldOf, type Fight, overlaid, shippedFile } from '@linstock/battles/file';
import type { DrawnBattle, DrawnTable } from '@linstock/ground';
import type { BattleDrawing, Drawing } from '@linstock/scene';
import { type AnyRulebook, needSystem, type System, sidesOf, systems } from '@linstock/systems';

/** Battles as files of their own: made from those of the house, and laid out under a system. */

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

/**
 * The battle of a file under one of its systems. Refuses, in a sentence, a system that the file has no fight for, and whatever the
 * system refuses: a source it cannot read, troops where they may not stand.
 * @param system by id; the first of the file without one
 */
export async function battleOfFile(file: BattleFile, system?: string): Promise<FileBattle> {
  const fight = needFight(file, system);
  const found = needSystem(fight.system);
  const drawings = await needDrawing(found);
  const drawing = drawings.drawingOf(battlefieldOf(file), fight.source);
  const { drawn, rulebook, notices } = laidOut(file, fight, drawing);
  return { file, system: found, rulebook: named(rulebook, file), drawn, notices };
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

async function needDrawing(system: System): Promise<BattleDrawing> {
  if (system.loadDrawing) return system.loadDrawing();
  throw new RangeError(`${system.title} cannot fight a battle from a file.`);
}

type LaidOut = Pick<FileBattle, 'drawn' | 'rulebook' | 'notices'>;

function laidOut({ id }: BattleFile, fight: Fight, drawing: Drawing): LaidOut {
  if (drawing.on === 'table') {
    const drawn = drawing.drawn(id);
    return { drawn, rulebook: drawing.rulebookOf(drawn), notices: drawing.noticesOf?.(drawn) ?? [] };
  }
  const drawn = overlaid(drawing.drawn(id), fight);
  return { drawn, rulebook: drawing.rulebookOf(drawn), notices: drawing.noticesOf?.(drawn) ?? [] };
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
