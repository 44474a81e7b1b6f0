/** The order in which a sheet is painted. */
import type { TerrainTints } from '../../design/palette.ts';
import { cutFurrows, cutGrasses, cutHachures } from './cuts.ts';
import type { Engraving, EngravedShapes } from './engraving.ts';
import { grainOver } from './grain.ts';
import { fadeMargin, numberHexes, ruleGrid } from './margin.ts';
import type { Sheet } from './sheet.ts';
import { cutTrees } from './trees.ts';
import { layCovers, layRelief } from './washes.ts';
import { cutBuildings, cutCreeks, cutFences, cutRoads } from './works.ts';

/** Paints the whole picture of one box of the plate. */
export function paint(sheet: Sheet, engraving: Engraving, tints: TerrainTints): void {
  const { pen } = sheet;
  pen.save();
  clipToNeatLine(sheet, engraving);
  layRelief(sheet, engraving, tints);
  layCovers(sheet, engraving, tints);
  cutHachures(sheet, engraving.hachures);
  cutFurrows(sheet, engraving);
  cutCreeks(sheet, engraving, tints);
  cutGrasses(sheet, engraving.signs);
  cutRoads(sheet, engraving, tints);
  cutFences(sheet, engraving);
  cutBuildings(sheet, engraving);
  cutTrees(sheet, engraving.signs);
  ruleGrid(sheet, engraving);
  numberHexes(sheet, engraving);
  fadeMargin(sheet, engraving);
  grainOver(sheet);
  pen.restore();
}

/** Nothing is painted beyond the line round the ground. */
function clipToNeatLine({ pen }: Sheet, { bounds }: EngravedShapes): void {
  pen.beginPath();
  pen.rect(bounds.x, bounds.y, bounds.width, bounds.height);
  pen.clip();
}

/** Paints the tints alone: what can be shown at once while the engraving is being made. */
export function paintFlat(sheet: Sheet, shapes: EngravedShapes, tints: TerrainTints): void {
  layRelief(sheet, shapes, tints);
  layCovers(sheet, shapes, tints);
  cutCreeks(sheet, shapes, tints);
  cutRoads(sheet, shapes, tints);
  ruleGrid(sheet, shapes);
  fadeMargin(sheet, shapes);
}
