import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Visitor } from 'vite';
import { parsed, type Source, sources } from './sources.ts';

/** The casts outside tests. The ceiling only goes down: lower it to the new count when you remove casts. */
const ceiling = 307;

test('casts outside tests are no more than the ceiling, so that they only get fewer', () => {
  const count = sources.filter(({ isTest }) => !isTest).reduce((sum, source) => sum + castsIn(source), 0);
  assert.ok(
    count <= ceiling,
    `${count} casts, at most ${ceiling}: use a schema, a type guard or nth of the kernel`,
  );
});

/**
 * Tests that hide from the compiler what a value is, by `as never` or `as unknown as`, and how often. Do not add to it: build the value
 * with its type, or take `partial` of the kernel.
 */
const HIDDEN: Readonly<Record<string, number>> = {
  // Stand-ins for objects of a browser.
  'apps/web/src/board/handling/gestures.test.ts': 1,
  'apps/web/src/common/cards/cardState.test.ts': 1,
  'apps/web/src/host/browserStore.test.ts': 1,
  'apps/web/src/host/challengeStream.test.ts': 1,
  'apps/web/src/offline/offline.test.ts': 4,
  'test/browser/boardLook.ts': 1,
  'test/browser/flintlock-moments.ts': 1,
  'test/browser/framing.test.ts': 1,
  'test/browser/pdf.ts': 1,
  // Not of the type on purpose: rows of an older database, entries of any size, the table of a schema's words.
  'apps/server/test/store-writer.ts': 1,
  'apps/server/test/talk.test.ts': 1,
  'base/kernel/test/record-schema.test.ts': 1,
  // Parts of games, answers and session states whose types are too deep for `partial`.
  'apps/web/src/board/table/spokenMoves.test.ts': 2,
  'apps/web/src/plans/planCut.test.ts': 1,
  'apps/web/src/play/playback/playback.test.ts': 1,
  'apps/web/src/play/reaction/actingReactors.test.ts': 1,
  'apps/web/src/screen/after/rematch.test.ts': 1,
  'apps/web/src/screen/certain.test.ts': 1,
  'apps/web/src/screen/field/actors.test.ts': 1,
  'apps/web/src/screen/log/logLines.test.ts': 1,
  'apps/web/src/screen/odds/alternatives.test.ts': 1,
  'apps/web/src/screen/playback/ponderingWords.test.ts': 3,
  'base/kernel/test/orders.test.ts': 4,
  'base/scene/src/manoeuvre/drill.test.ts': 1,
  'games/judge/test/spectator-delay.test.ts': 1,
  'games/lessons/src/lessons.test.ts': 1,
};

test('in tests `as never` and `as unknown as` are exceptions, each named here', () => {
  for (const source of sources.filter(({ isTest, path }) => isTest || path.startsWith('test/'))) {
    const [count, most] = [hiddenIn(source), HIDDEN[source.path] ?? 0];
    assert.ok(
      count <= most,
      `${source.path} has ${count}, at most ${most}: use the type, or partial of the kernel`,
    );
  }
});

test('`as const` and renamed imports are no casts', () => {
  const source = parsed(
    'base/kernel/src/volley.ts',
    "import { a as b } from './a.ts'; const c = [1] as const; const d = b[0] as number; const e = d as unknown as string;",
  );
  assert.equal(castsIn(source), 3);
});

/** The casts to `never`, and those to `unknown`, which come before another cast. */
function hiddenIn({ program }: Source): number {
  let casts = 0;
  new Visitor({
    TSAsExpression({ typeAnnotation: { type } }) {
      if (type === 'TSNeverKeyword' || type === 'TSUnknownKeyword') casts += 1;
    },
  }).visit(program);
  return casts;
}

function castsIn({ program }: Source): number {
  let casts = 0;
  new Visitor({
    TSAsExpression({ typeAnnotation: to }) {
      const constant =
        to.type === 'TSTypeReference' && to.typeName.type === 'Identifier' && to.typeName.name === 'const';
      if (!constant) casts += 1;
    },
  }).visit(program);
  return casts;
}
