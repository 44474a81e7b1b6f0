/** A painter of sheets: a worker where the browser has one with a canvas, else the page itself between frames. */
import lettersUrl from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import type { Box } from '../../common/box.ts';
import { WorkerConnection, WorkerFault } from '../../common/worker.ts';
import { type PaletteName, TERRAIN_TINTS } from '../../design/palette.ts';
import { type Engraving, engrave, type GroundSource } from './engraving.ts';
import { paint } from './paint.ts';
import { type PaintOrder, type PaintReply, pixelsOf } from './request.ts';
import { createCanvas, openSheet } from './sheet.ts';

/** A sheet to be painted. */
export interface SheetOrder {
  readonly key: string;
  readonly box: Box;
  readonly scale: number;
  readonly palette: PaletteName;
}

/** The painted sheet. */
export type PaintedSheet = ImageBitmap | OffscreenCanvas | HTMLCanvasElement;

/** Paints the ordered sheets, in order, and delivers them; `close` ends it. */
export interface Painter {
  readonly order: (sheet: SheetOrder) => void;
  readonly close: () => void;
}

/** Starts a painter for one ground. `done` gets null for a sheet that could not be painted. */
export function startPainter(
  source: GroundSource,
  done: (key: string, sheet: PaintedSheet | null) => void,
): Painter {
  const canWork = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
  return canWork ? workingPainter(source, done) : pagePainter(source, done);
}

function workingPainter(
  source: GroundSource,
  done: (key: string, sheet: PaintedSheet | null) => void,
): Painter {
  const worker = new WorkerConnection<PaintOrder, PaintReply>(
    () => new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' }),
    'Drawing the ground has failed.',
  );
  let standIn: Painter | null = null;
  let open = true;
  // A new worker would not know the ground, so from now on the page paints by itself.
  worker.onceLost(() => {
    standIn ??= pagePainter(source, done);
  });
  // A fault of the ground appears again with each sheet, and is reported there.
  worker
    .ask({ kind: 'ground', source, fontUrl: new URL(lettersUrl, document.baseURI).href })
    .catch(() => undefined);
  const paintIt = async (sheet: SheetOrder): Promise<void> => {
    if (standIn) return standIn.order(sheet);
    const { key, ...wanted } = sheet;
    try {
      done(key, await worker.ask({ kind: 'sheet', ...wanted }));
    } catch (fault) {
      if (!open) return;
      // A worker that cannot start (a strict proxy, an old browser) leaves its orders to the page.
      if (!(fault instanceof WorkerFault && fault.code === 'worker')) return done(key, null);
      standIn ??= pagePainter(source, done);
      standIn.order(sheet);
    }
  };
  return {
    order: (sheet) => void paintIt(sheet),
    close() {
      open = false;
      worker.stop('The ground is not shown any more.');
      standIn?.close();
    },
  };
}

function pagePainter(source: GroundSource, done: (key: string, sheet: PaintedSheet | null) => void): Painter {
  let engraving: Engraving | null = null;
  let open = true;
  const painted = (sheet: SheetOrder): PaintedSheet => {
    engraving ??= engrave(source);
    const canvas = createCanvas(...pixelsOf(sheet));
    paint(openSheet(canvas, sheet.box, sheet.scale), engraving, TERRAIN_TINTS[sheet.palette]);
    return canvas;
  };
  const waiting: SheetOrder[] = [];
  const next = () => {
    const sheet = waiting.shift();
    if (!sheet || !open) return;
    if (waiting.length > 0) setTimeout(next);
    let canvas: PaintedSheet | null = null;
    try {
      canvas = painted(sheet);
    } finally {
      done(sheet.key, canvas);
    }
  };
  return {
    order(sheet) {
      waiting.push(sheet);
      if (waiting.length === 1) setTimeout(next);
    },
    close() {
      open = false;
    },
  };
}
