/** The engraved ground for paper: painted sheet by sheet by the board's own painter, at the fineness of a printer. */
import { useEffect, useMemo, useState } from 'react';
import type { GroundSource } from '../board/ground/engraving.ts';
import { type PaintedSheet, startPainter } from '../board/ground/painter.ts';
import type { Box } from '../common/box.ts';

/** Dots to a millimetre: 180 to an inch. */
const DOTS_PER_MM = 7.1;
/** The dots of one sheet that a browser has memory for; larger sheets are seen from farther away. */
const MAX_SHEET_DOTS = 24_000_000;

/** The sheets that are painted so far. */
export interface PaintedSheets {
  readonly ready: number;
  /** The ref that shows a sheet's picture on its canvas. */
  readonly canvasAt: (sheet: number) => (canvas: HTMLCanvasElement | null) => void;
}

/**
 * Paints boxes of the ground, and tells when each is there.
 * @param unit millimetres to a plate unit
 */
export function usePainted(
  source: GroundSource,
  boxes: readonly Box[],
  unit: number,
  wanted: boolean,
): PaintedSheets {
  const [done, setDone] = useState<{ readonly of: readonly Box[]; readonly all: readonly PaintedSheet[] }>({
    of: [],
    all: [],
  });
  useEffect(() => {
    if (!wanted) return;
    const all: PaintedSheet[] = [];
    const painter = startPainter(bare(source), (key, picture) => {
      if (picture) all[Number(key)] = picture;
      setDone({ of: boxes, all: [...all] });
    });
    boxes.forEach((box, i) => {
      const most = Math.sqrt(MAX_SHEET_DOTS / (box.width * box.height));
      const scale = Math.min(DOTS_PER_MM * unit, most);
      painter.order({ key: String(i), box, scale, palette: 'tinted' });
    });
    return () => painter.close();
  }, [source, boxes, unit, wanted]);
  const all = done.of === boxes ? done.all : NO_SHEETS;
  return useMemo(
    () => ({
      ready: all.filter(Boolean).length,
      canvasAt: (sheet) => (canvas) => {
        const picture = all[sheet];
        if (canvas && picture) show(canvas, picture);
      },
    }),
    [all],
  );
}

const NO_SHEETS: readonly PaintedSheet[] = [];

function show(canvas: HTMLCanvasElement, picture: PaintedSheet): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}

/** The ground without the numbers of its hexes, which are printed as letters. */
function bare(source: GroundSource): GroundSource {
  return source.kind === 'hexes' ? { ...source, labels: source.labels.map(() => '') } : source;
}
