import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { type Camera, createCamera, findSpot } from '../plate/camera.ts';
import { type Carry, listenTo, type PointerHandlers } from './gestures.ts';

/** A board at 10, 20 on the page, and a list of all recognised gestures on it. */
interface Board {
  readonly camera: Camera;
  readonly meant: string[];
  readonly stop: () => void;
  /** Something the pointer does at a place of the board. */
  readonly pointer: (type: string, x: number, y: number, more?: Partial<PointerEvent & WheelEvent>) => void;
}

function board(grab: (x: number, y: number) => Carry | null = () => null, bare = true): Board {
  const meant: string[] = [];
  const camera = createCamera({ x: 0, y: 0, k: 1 }, () => undefined);
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    setPointerCapture: () => undefined,
  }) as unknown as HTMLElement;
  const hand: PointerHandlers = {
    board: () => ({
      camera,
      size: () => ({ width: 800, height: 600 }),
      limits: () => ({
        nearest: 4,
        farthest: 0.25,
        keep: { x: -5000, y: -5000, width: 10_000, height: 10_000 },
      }),
      unlean: (seen) => seen,
    }),
    pick: (x, y, _, __, again) => void meant.push(`${again ? 'pick again' : 'pick'} ${x},${y}`),
    bare: () => bare,
    hover: (point) => void meant.push(point ? `hover ${point.x},${point.y}` : 'hover nothing'),
    inspect: (x, y) => void meant.push(`inspect ${x},${y}`),
    grab,
    dragging: (on) => void meant.push(on ? 'drag' : 'dragged'),
  };
  const stop = listenTo(element, hand);
  const pointer: Board['pointer'] = (type, x, y, more = {}) => {
    const event = new Event(type, { cancelable: true });
    Object.defineProperties(event, {
      timeStamp: { value: more.timeStamp ?? 0 },
      ...Object.fromEntries(
        Object.entries({
          clientX: x + 10,
          clientY: y + 20,
          pointerId: 1,
          pointerType: 'mouse',
          button: 0,
          deltaMode: 0,
          ctrlKey: false,
          ...more,
        }).map(([key, value]) => [key, { value }]),
      ),
    });
    element.dispatchEvent(event);
  };
  return { camera, meant, stop, pointer };
}

/** Something that can be carried, with a list of what happened to it. */
function carried(fates: string[]): Carry {
  return {
    move: (x, y) => void fates.push(`to ${x},${y}`),
    drop: () => void fates.push('dropped'),
    cancel: () => void fates.push('cancelled'),
  };
}

const touch = (pointerId = 1, timeStamp = 0) => ({ pointerType: 'touch', pointerId, timeStamp });

// All files of a run share one process: the mocked clock is put back after each test.
describe('the pointer on the board', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  test('a click picks where it was made, though the hand trembles a little', () => {
    const { meant, pointer, camera } = board();
    pointer('pointerdown', 100, 100);
    pointer('pointermove', 103, 102);
    pointer('pointerup', 103, 102);
    assert.deepEqual(meant, ['pick 103,102']);
    assert.deepEqual(camera.view(), { x: 0, y: 0, k: 1 });
  });

  test('a drag moves the view with the pointer and picks nothing', () => {
    const { meant, pointer, camera } = board();
    pointer('pointerdown', 100, 100);
    pointer('pointermove', 140, 90);
    pointer('pointermove', 150, 70);
    pointer('pointerup', 150, 70);
    assert.deepEqual(meant, ['drag', 'dragged']);
    assert.deepEqual(camera.view(), { x: 50, y: -30, k: 1 });
  });

  test('a piece that can be dragged moves with the pointer from where it was taken, and is dropped', () => {
    const fates: string[] = [];
    const { pointer, camera } = board((x, y) => {
      fates.push(`taken at ${x},${y}`);
      return carried(fates);
    });
    pointer('pointerdown', 100, 100);
    pointer('pointermove', 140, 100);
    pointer('pointerup', 140, 100);
    assert.deepEqual(fates, ['taken at 100,100', 'to 140,100', 'dropped']);
    assert.equal(camera.view().x, 0);
  });

  test('a second finger lets go of what is carried, and two fingers zoom about their middle', () => {
    const fates: string[] = [];
    const { pointer, camera } = board(() => carried(fates));
    pointer('pointerdown', 300, 300, touch(1));
    pointer('pointermove', 320, 300, touch(1));
    pointer('pointerdown', 420, 300, touch(2));
    assert.equal(fates.at(-1), 'cancelled');
    const under = findSpot(camera.view(), 370, 300);
    pointer('pointermove', 520, 300, touch(2));
    const { k } = camera.view();
    // The first finger had gone on to 320 while it carried: 100 apart before, 200 now.
    assert.ok(Math.abs(k - 2) < 1e-9, `twice as far apart is twice as near: ${k}`);
    const after = findSpot(camera.view(), 420, 300);
    assert.ok(
      Math.hypot(after[0] - under[0], after[1] - under[1]) < 1e-9,
      'what lay between them still does',
    );
  });

  test('a finger that rests inspects once and picks nothing if it is lifted', () => {
    const { meant, pointer } = board();
    pointer('pointerdown', 50, 60, touch());
    mock.timers.tick(1000);
    pointer('pointerup', 50, 60, touch());
    assert.deepEqual(meant, ['inspect 50,60', 'dragged']);
  });

  test('two fingers that rest inspect nothing: they are about to zoom', () => {
    const { meant, pointer } = board();
    pointer('pointerdown', 50, 60, touch(1));
    pointer('pointerdown', 150, 60, touch(2));
    mock.timers.tick(1000);
    assert.deepEqual(meant, []);
  });

  test('a mouse button held down inspects nothing; a right click inspects once', () => {
    const { meant, pointer } = board();
    pointer('pointerdown', 50, 60);
    mock.timers.tick(1000);
    pointer('pointerup', 50, 60);
    pointer('pointerdown', 70, 60, { button: 2 });
    pointer('pointerup', 70, 60, { button: 2 });
    pointer('contextmenu', 70, 60, { button: 2 });
    assert.deepEqual(meant, ['pick 50,60', 'inspect 70,60']);
  });

  test('two quick taps at one place zoom in there; at two places, or slowly, they do not', () => {
    const { pointer, camera } = board();
    const tap = (x: number, timeStamp: number) => {
      pointer('pointerdown', x, 100, touch(1, timeStamp));
      pointer('pointerup', x, 100, touch(1, timeStamp));
    };
    tap(100, 1000);
    tap(300, 1100);
    tap(300, 2000);
    assert.equal(camera.view().k, 1);
    tap(302, 2100);
    assert.ok(camera.view().k > 1.5);
  });

  test('a double tap on bare ground zooms in; on troops it only selects them', () => {
    for (const [bare, k] of [
      [true, 1.7],
      [false, 1],
    ] as const) {
      const { pointer, camera } = board(() => null, bare);
      for (const time of [1000, 1150]) {
        pointer('pointerdown', 50, 60, touch(1, time));
        pointer('pointerup', 50, 60, touch(1, time));
      }
      assert.equal(camera.view().k, k);
    }
  });

  test('the second click of a fast double click is reported as such, a slow one is not', () => {
    const { meant, pointer } = board();
    for (const timeStamp of [1000, 1150, 1900]) {
      pointer('pointerdown', 50, 60, { timeStamp });
      pointer('pointerup', 50, 60, { timeStamp });
    }
    assert.deepEqual(meant, ['pick 50,60', 'pick again 50,60', 'pick 50,60']);
  });

  test('the wheel zooms about the pointer: forward is nearer, and a pinch on the pad is faster', () => {
    const { pointer, camera } = board();
    const under = findSpot(camera.view(), 200, 150);
    pointer('wheel', 200, 150, { deltaY: -100 });
    const slow = camera.view().k;
    assert.ok(slow > 1);
    const after = findSpot(camera.view(), 200, 150);
    assert.ok(Math.hypot(after[0] - under[0], after[1] - under[1]) < 1e-9);
    pointer('wheel', 200, 150, { deltaY: 100 });
    assert.ok(Math.abs(camera.view().k - 1) < 1e-9, 'as much back leads back');
    pointer('wheel', 200, 150, { deltaY: -100, ctrlKey: true });
    assert.ok(camera.view().k > slow);
  });

  test('a mouse that moves hovers and one that leaves does not; a finger never hovers', () => {
    const { meant, pointer } = board();
    pointer('pointermove', 5, 6);
    pointer('pointermove', 5, 6, touch());
    pointer('pointerleave', 5, 6, touch());
    pointer('pointerleave', 5, 6);
    assert.deepEqual(meant, ['hover 5,6', 'hover nothing']);
  });

  test('a pointer the browser takes away lets go of what is carried', () => {
    const fates: string[] = [];
    const { meant, pointer } = board(() => carried(fates));
    pointer('pointerdown', 100, 100);
    pointer('pointermove', 140, 100);
    pointer('pointercancel', 140, 100);
    assert.equal(fates.at(-1), 'cancelled');
    assert.deepEqual(meant, ['drag', 'dragged']);
  });

  test('after the listener is removed no event arrives', () => {
    const { meant, pointer, stop } = board();
    pointer('pointerdown', 50, 60, touch());
    stop();
    mock.timers.tick(1000);
    pointer('pointerup', 50, 60, touch());
    assert.deepEqual(meant, []);
  });
});
