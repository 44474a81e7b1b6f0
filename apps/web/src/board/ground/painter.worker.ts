/** Paints sheets of the ground away from the page's thread. */
import '../../common/olderBrowsers.ts';

import { answerWith } from '../../common/worker.ts';
import { TERRAIN_TINTS } from '../../design/palette.ts';
import { type Engraving, engrave } from './engraving.ts';
import { paint } from './paint.ts';
import { type PaintOrder, type PaintReply, pixelsOf } from './request.ts';
import { openSheet } from './sheet.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;
let engraving: Engraving | null = null;
let lettering: Promise<unknown> = Promise.resolve();

async function letteringFrom(url: string): Promise<void> {
  const face = new FontFace('EB Garamond Variable', `url(${url})`);
  scope.fonts.add(await face.load());
}

async function carriedOut(order: PaintOrder): Promise<PaintReply> {
  if (order.kind === 'ground') {
    // Hex numbers in another face are better than no ground at all.
    lettering = letteringFrom(order.fontUrl).catch(() => undefined);
    engraving = engrave(order.source);
    return null;
  }
  await lettering;
  if (!engraving) throw new Error('A sheet was ordered before the ground was given; send the ground first.');
  const canvas = new OffscreenCanvas(...pixelsOf(order));
  paint(openSheet(canvas, order.box, order.scale), engraving, TERRAIN_TINTS[order.palette]);
  return canvas.transferToImageBitmap();
}

answerWith<PaintOrder, PaintReply>(scope, carriedOut, (bitmap) => (bitmap ? [bitmap] : []));
