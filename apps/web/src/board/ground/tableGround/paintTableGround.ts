/** The ground of a free-measure table as a modelled one: cloth, slopes, woods with crowns, water, roads with ruts, houses. */
import { cutBarriers } from '../barriers.ts';
import type { Engraving } from '../engraving.ts';
import { openSheet, type Sheet } from '../sheet.ts';
import { layFields } from './fields.ts';
import { paintCloth } from './grass.ts';
import { layLands, layRoads, layWater, layYards } from './lands.ts';
import { shadeHills, strokeHills } from './slopes.ts';
import { growTufts } from './tufts.ts';
import { raiseUprights } from './uprights.ts';

/** A picture of the open ground, pixel by pixel: the cloth, its grass, and the crops of its fields. */
function grassOn(
  { box, scale }: Pick<Sheet, 'box' | 'scale'>,
  engraving: Engraving,
): OffscreenCanvas | HTMLCanvasElement {
  const canvas = paintCloth({ box, scale }, engraving.seed);
  const grass = openSheet(canvas, box, scale);
  growTufts(grass, engraving.seed);
  layFields(grass, engraving);
  return canvas;
}

/** Paints one sheet of a table. */
export function paintTableGround(sheet: Sheet, engraving: Engraving): void {
  const { pen } = sheet;
  const { bounds } = engraving;
  pen.save();
  pen.beginPath();
  pen.rect(bounds.x, bounds.y, bounds.width, bounds.height);
  pen.clip();
  const grass = grassOn(sheet, engraving);
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(grass, 0, 0);
  pen.restore();
  shadeHills(sheet, engraving);
  layLands(sheet, engraving, grass);
  layWater(sheet, engraving);
  layRoads(sheet, engraving);
  strokeHills(sheet, engraving);
  layYards(sheet, engraving);
  cutBarriers(sheet, engraving);
  raiseUprights(sheet, engraving);
  pen.restore();
}
