/** The order in which a sheet is painted. */
import { TABLE_GROUND_TINTS, TERRAIN_TINTS, type TerrainTints } from '../../design/palette.ts';
import { cutBarriers, cutEarthworks } from './barriers.ts';
import { cutBlades } from './blades.ts';
import { cutFurrows, cutGrasses, cutHachures } from './cuts.ts';
import type { EngravedShapes } from './engravedShapes.ts';
import type { Engraving } from './engraving.ts';
import { layGrain } from './grain.ts';
import { fadeMargin, numberHexes, ruleGrid } from './margin.ts';
import type { Sheet } from './sheet.ts';
import { findSignsInBox, thinSigns } from './signs.ts';
import { paintTableGround } from './tableGround/paintTableGround.ts';
import { cutTrees } from './trees.ts';
import { layCovers, layRelief, layTowns } from './washes.ts';
import { cutBuildings, cutCreeks, cutRoads, cutWaters } from './works.ts';

/** Paints the whole picture of one box of the plate. */
export function paint(sheet: Sheet, engraving: Engraving, tints: TerrainTints): void {
  const { pen } = sheet;
  if (isTableGround(engraving, tints)) return paintTableGround(sheet, engraving);
  pen.save();
  clipToNeatLine(sheet, engraving);
  layRelief(sheet, engraving, tints);
  cutBlades(sheet, engraving.seed);
  layCovers(sheet, engraving, tints);
  layTowns(sheet, engraving, tints);
  cutHachures(sheet, engraving.hachures);
  cutFurrows(sheet, engraving);
  cutCreeks(sheet, engraving, tints);
  cutWaters(sheet, engraving, tints);
  const signs = thinSigns(findSignsInBox(engraving.signs, sheet.box), sheet.scale);
  cutGrasses(sheet, signs);
  cutRoads(sheet, engraving, tints);
  cutEarthworks(sheet, engraving);
  cutBarriers(sheet, engraving);
  cutBuildings(sheet, engraving);
  cutTrees(sheet, signs);
  if (engraving.grid) ruleGrid(sheet, engraving.grid);
  if (engraving.grid) numberHexes(sheet, engraving.grid);
  fadeMargin(sheet, engraving);
  layGrain(sheet);
  pen.restore();
}

/** A table without hexes is painted like a model and not engraved, unless its tints must be easier to tell apart. */
const isTableGround = ({ grid }: EngravedShapes, tints: TerrainTints): boolean =>
  grid === null && tints === TERRAIN_TINTS.tinted;

/** Limits painting to the line around the ground. */
function clipToNeatLine({ pen }: Sheet, { sheet }: EngravedShapes): void {
  pen.beginPath();
  pen.rect(sheet.x, sheet.y, sheet.width, sheet.height);
  pen.clip();
}

/** Paints the tints alone, which can be shown immediately while the engraving is made. */
export function paintFlat(sheet: Sheet, shapes: EngravedShapes, wanted: TerrainTints): void {
  const tints = isTableGround(shapes, wanted) ? TABLE_GROUND_TINTS : wanted;
  layRelief(sheet, shapes, tints);
  layCovers(sheet, shapes, tints);
  layTowns(sheet, shapes, tints);
  cutCreeks(sheet, shapes, tints);
  cutWaters(sheet, shapes, tints);
  cutRoads(sheet, shapes, tints);
  if (shapes.grid) ruleGrid(sheet, shapes.grid);
  fadeMargin(sheet, shapes);
}
