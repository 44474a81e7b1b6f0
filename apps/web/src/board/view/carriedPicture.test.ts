import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Size, Spot } from '../../common/box.ts';
import { screenOf, type View } from '../plate/camera.ts';
import { placePicture } from './carriedPicture.ts';

const drawn: View = { x: 40, y: -25, k: 0.8 };
const window: Size = { width: 1440, height: 900 };
const spot: Spot = [130, 310];

test('a dragged picture shows every spot where the view has it', () => {
  for (const now of [
    { x: 90, y: 10, k: 0.8 },
    { x: -60, y: 30, k: 1 },
    { x: 200, y: 100, k: 0.7 },
  ]) {
    const how = placePicture(drawn, now, window);
    assert.ok(how, `carried to ${now.x}, ${now.y} at ${now.k}`);
    const [x, y] = screenOf(drawn, spot);
    const [right, down] = screenOf(now, spot);
    assert.ok(Math.hypot(x * how.scale + how.x - right, y * how.scale + how.y - down) < 1e-9);
  }
});

test('a picture is drawn again when it no longer fills the window, or would be too coarse', () => {
  const anew = (now: Partial<View>) => assert.equal(placePicture(drawn, { ...drawn, ...now }, window), null);
  anew({ x: drawn.x + 321 });
  anew({ y: drawn.y - 321 });
  anew({ k: drawn.k * 1.6, x: -400, y: -300 });
  // Farther about the left edge: the right one would be bare.
  anew({ k: drawn.k * 0.8, x: drawn.x * 0.8 });
});
