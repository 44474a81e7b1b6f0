import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spotOfInches } from '@linstock/ground';
import type { StandPiece } from '../plate/standPiece.ts';
import { type Draft, draftOf } from './draft.ts';
import { placeAsDrawn } from './tablePointer.ts';
import type { TableBoardProps } from './tableModel.ts';

const far = { sentence: 'It may go 6 inches.', clause: 'far' };

/** Rules that let a company go 6 inches up the table from 20, 20. */
const judge: TableBoardProps['judge'] = (ways) => {
  const end = ways[0]?.way.at(-1);
  const refusal = end && end.y < 14_000 ? far : null;
  return { refusal, label: 'moves', warns: [], strikes: [], limit: 6000, length: null };
};

/** The result of a click on bare ground with a company at 20, 20 selected, and the drafts it made. */
function clickedAt(inches: number, mayDraft = true) {
  const pose = { ...spotOfInches(20, 20), facing: 900, frontage: 3000, depth: 3000 };
  const ready = draftOf([{ id: '1st', pose } as StandPiece]);
  const laid: Draft[] = [];
  const drafting = { begin: () => ready, change: (draft: Draft) => void laid.push(draft) };
  const props = { judge, aim: null };
  return { came: placeAsDrawn({ props, drafting, mayDraft }, spotOfInches(21, inches)), laid };
}

test('a click within reach places the selected stands there; beyond reach it shows the refusal', () => {
  const within = clickedAt(16);
  assert.equal(within.came, 'laid');
  assert.deepEqual(
    within.laid.map(({ live }) => live),
    [{ ...spotOfInches(21, 16), facing: 900 }],
  );
  assert.deepEqual(clickedAt(10), { came: far, laid: [] });
});

test('no path is drawn if an answer is already selected', () => {
  assert.deepEqual(clickedAt(16, false), { came: null, laid: [] });
});
