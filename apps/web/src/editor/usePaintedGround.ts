import { battlefieldOf } from '@linstock/battles/file';
import { fightReady, type OpenFight } from '@linstock/editor';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type GroundSource, boundsOf } from '../board/ground/engraving.ts';
import { type PaintedSheet, startPainter } from '../board/ground/painter.ts';
import { makeGroundKey, prepareHexGround, prepareTableGround } from '../board/ground/source.ts';
import type { Box } from '../common/box.ts';

/** The ground as the game draws it, as a picture. */
export interface GroundPicture {
  readonly href: string;
  /** Its place on the plate. */
  readonly box: Box;
}

/** Milliseconds after the last change before the ground is painted again. */
const PAINT_AFTER_MS = 250;
/** The widest picture, in pixels. */
const MOST_PIXELS = 2200;

/** Paints the ground of a battle as the game does, in a worker. The last picture stays until the next is ready. */
export function usePaintedGround(open: OpenFight | null): GroundPicture | null {
  const source = useMemo(() => open && sourceOf(open), [open]);
  const key = useMemo(() => source && makeGroundKey(source), [source]);
  const [picture, setPicture] = useState<GroundPicture | null>(null);
  /** The key of the ground whose picture is shown. */
  const painted = useRef<string | null>(null);
  useEffect(() => {
    if (!source || key === painted.current) return undefined;
    let left = false;
    let close = (): void => undefined;
    const show = async (sheet: PaintedSheet, box: Box) => {
      const href = await hrefOf(sheet);
      if (left) return;
      painted.current = key;
      setPicture({ href, box });
    };
    const timer = setTimeout(() => {
      const box = boundsOf(source);
      const scale = Math.min(1.5, MOST_PIXELS / Math.max(box.width, box.height));
      const painter = startPainter(source, (_, sheet) => {
        if (sheet && !left) void show(sheet, box);
      });
      close = painter.close;
      painter.order({ key: 'ground', box, scale, palette: 'tinted' });
    }, PAINT_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      close();
    };
  }, [source, key]);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.href)), [picture]);
  return picture;
}

/** The painter's data of a battle; null for a table on which the battle cannot be fought yet. */
function sourceOf(open: OpenFight): GroundSource | null {
  const { file } = open;
  if (open.on === 'hexes') {
    const { survey } = battlefieldOf(file);
    return survey && prepareHexGround({ kind: 'hexes', map: open.drawn.map, survey, names: [] }, false);
  }
  try {
    const { rulebook } = fightReady(open);
    const ground = rulebook.present.shows.ground(rulebook.field(file.id, {}));
    return ground.kind === 'table' ? prepareTableGround(ground, file.id, file.title) : null;
  } catch {
    return null;
  }
}

async function hrefOf(sheet: PaintedSheet): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  canvas.getContext('2d')?.drawImage(sheet, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return blob ? URL.createObjectURL(blob) : '';
}
