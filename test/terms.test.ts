/** Names that a term of the glossary (docs/architecture.md) has replaced are not declared again. */
import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import { Visitor } from 'vite';
import { sources } from './sources.ts';

/** The old name of a type, and the term that replaced it. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['Told', 'LogItem'],
  ['Happening', 'GameEvent'],
  ['Wits', 'Heuristics'],
  ['Looked', 'StateView'],
  ['Eye', 'SideView'],
  ['Waypoints', 'SnapshotCache'],
  ['Held', 'SealedAnswer'],
  ['Shut', 'AnswerToGuess'],
  ['Token', 'SealId'],
  ['Invited', 'Provocation'],
  ['Ahead', 'AttackPreview'],
  ['KeptGame', 'StoredGame'],
  ['KeptSeat', 'StoredSeat'],
  ['GameKeep', 'BrowserStore'],
  ['SystemNotice', 'SystemManifest'],
  ['BattleNotice', 'BattleSummary'],
  ['Objection', 'SchemaIssue'],
]);

/** The old name of a file, and the term that replaced it. */
const FILES: ReadonlyMap<string, string> = new Map([
  ['told.ts', 'log-item.ts'],
  ['happening.ts', 'game-event.ts'],
  ['wits.ts', 'heuristics.ts'],
  ['eye.ts', 'side-view.ts'],
  ['vault.ts', 'sealed-answers.ts'],
  ['token.ts', 'seal-id.ts'],
  ['ahead.ts', 'attack-preview.ts'],
  ['notice.ts', 'manifest.ts'],
  ['admission.ts', 'record-validation.ts'],
  ['entry-law.ts', 'entry-validation.ts'],
  ['misfit.ts', 'schema-issue.ts'],
  ['register.ts', 'registry.ts'],
]);

const inPackages = sources.filter(({ path }) => /^(base|rules|games|apps\/(server|cli))\//.test(path));

test('no type has a name that a term of the glossary has replaced', () => {
  const found: string[] = [];
  for (const { path, program } of inPackages) {
    const declared = ({ id }: { readonly id: { readonly name: string } | null }) => {
      const term = id && REPLACED.get(id.name);
      if (term) found.push(`${path}: ${id.name} is called ${term}`);
    };
    new Visitor({
      TSInterfaceDeclaration: declared,
      TSTypeAliasDeclaration: declared,
      ClassDeclaration: declared,
    }).visit(program);
  }
  assert.ok(inPackages.length > 500);
  assert.deepEqual(found, []);
});

test('no file has a name that a term of the glossary has replaced', () => {
  const found = inPackages.flatMap(({ path }) => {
    const term = FILES.get(basename(path));
    return term ? [`${path} is called ${term}`] : [];
  });
  assert.deepEqual(found, []);
});
