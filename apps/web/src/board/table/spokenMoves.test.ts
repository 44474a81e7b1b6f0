import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal } from '@linstock/kernel';
import type { StandPiece } from '../plate/standPiece.ts';
import { type Draft, draftOf, isAtPin, pinDraft } from './draft.ts';
import { doSpokenMove } from './spokenMoves.ts';
import type { DraftControl } from './useDraft.ts';

const pose = { x: 20000, y: 20000, facing: 900, frontage: 3000, depth: 3000 };
const piece = { id: 'company:3', kind: 'foot', side: 0, pose } as StandPiece;

test('in the text view a path is given in parts: forward, turn here, wheel; illegal parts are refused', () => {
  let draft: Draft = draftOf([piece]);
  const told = { refusal: null, length: null, label: 'It goes' };
  let judged: object = told;
  const drafting = () =>
    ({
      draft,
      begin: () => draft,
      change: (next: Draft) => {
        draft = next;
      },
      turnHere: (next: Draft) => {
        draft = pinDraft(next);
      },
    }) as unknown as DraftControl;
  const say = (said: string) => doSpokenMove(said, drafting(), [], () => judged as never);
  say('forward 3');
  assert.match(say('turn here') ?? '', /A new part of the way begins here/);
  assert.ok(isAtPin(draft));
  say('wheel left 15');
  assert.ok(!isAtPin(draft));
  judged = { ...told, refusal: refusal('too-far', null, 'It is too far.') };
  assert.match(say('turn here') ?? '', /It is too far/);
  assert.ok(!isAtPin(draft));
});
