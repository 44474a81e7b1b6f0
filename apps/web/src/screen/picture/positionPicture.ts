/** The board at an entry of a game as a picture: its title, its ground, and the troops as they stand. */
import { battleSummaryOf } from '@linstock/battles';
import type { AnyRulebook } from '@linstock/systems';
import { boundsOf } from '../../board/ground/engraving.ts';
import type { Box } from '../../common/box.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { writeDay } from '../../words/dateWords.ts';
import { findBlocks, groundOfGame, findPictureColours } from './boardSpots.ts';
import { beginCanvas, drawBlock, drawPaper, PAPER_EDGE, paintGround } from './drawBlocks.ts';

/** Pixels of the longer edge of the map, and of the head and foot of the picture. */
const MAP_EDGE = 1280;
const HEAD = 128;
const FOOT = 84;

/** A picture that can show any entry of its game. */
export interface PositionPicture {
  readonly canvas: HTMLCanvasElement;
  /** Draws the position after an entry; 0 is the beginning. */
  readonly draw: (entry: number) => void;
}

/** Prepares the picture of a game: paints the ground once. Rejects with a sentence if the browser cannot draw. */
export async function preparePicture(game: AnyGame, rulebook: AnyRulebook): Promise<PositionPicture> {
  const { title, date, place } = battleSummaryOf(game.rules, game.record.battle.id);
  const source = groundOfGame(game, rulebook, title);
  const bounds = boundsOf(source);
  const scale = MAP_EDGE / Math.max(bounds.width, bounds.height);
  const map: Box = {
    ...{ x: PAPER_EDGE, y: HEAD },
    ...{ width: even(bounds.width * scale), height: even(bounds.height * scale) },
  };
  const size = { width: map.width + 2 * PAPER_EDGE, height: map.height + HEAD + FOOT };
  const { canvas, pen } = await beginCanvas(size);
  const ground = await paintGround(source, bounds, scale);
  const colours = findPictureColours(rulebook);
  const when = [date && writeDay(date), place].filter(Boolean).join(' · ');
  const draw = (entry: number) => {
    const { state } = entry >= game.head ? game.position : game.positionAt(entry);
    const { pieces, clock } = rulebook.present.shows.scene({ field: game.field, state, known: [] });
    drawPaper(pen, size, title, when);
    pen.save();
    pen.beginPath();
    pen.rect(map.x, map.y, map.width, map.height);
    pen.clip();
    if (ground) pen.drawImage(ground, map.x, map.y, map.width, map.height);
    pen.translate(map.x - bounds.x * scale, map.y - bounds.y * scale);
    pen.scale(scale, scale);
    for (const block of findBlocks(source, pieces)) drawBlock(pen, block, colours, 1 / scale);
    pen.restore();
    pen.strokeStyle = '#4A3B28';
    pen.lineWidth = 2;
    pen.strokeRect(map.x, map.y, map.width, map.height);
    const last = entry >= game.head ? game.verdict?.sentence : undefined;
    drawFoot(pen, size, [clock.short ?? clock.label, ...(last === undefined ? [] : [last])].join('. '), {
      names: game.position.sides,
      colours,
    });
  };
  return { canvas, draw };
}

/** A film needs even numbers of pixels. */
const even = (pixels: number): number => 2 * Math.round(pixels / 2);

interface Key {
  readonly names: readonly [string, string];
  readonly colours: readonly [string, string];
}

/** The turn at the left of the foot, and the names of the sides with their colours at the right. */
function drawFoot(
  pen: CanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  words: string,
  { names, colours }: Key,
): void {
  const y = height - 42;
  pen.fillStyle = '#2B2118';
  pen.font = '500 22px "Alegreya Sans", sans-serif';
  pen.fillText(words, PAPER_EDGE, y);
  let right = width - PAPER_EDGE;
  for (const side of [1, 0] as const) {
    const name = names[side];
    pen.fillStyle = '#2B2118';
    right -= pen.measureText(name).width;
    pen.fillText(name, right, y);
    right -= 26;
    pen.fillStyle = colours[side];
    pen.fillRect(right, y - 15, 17, 17);
    right -= 28;
  }
}
