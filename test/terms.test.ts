/** Names that a term of the glossary (docs/architecture.md) has replaced are not used again. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { Visitor } from 'vite';
import { root, type Source, sources } from './sources.ts';

/** An old name, the term that replaced it, and the files that may not use it. Without files, no file may. */
type Replaced = readonly [old: string, term: string, within?: RegExp];

const PAGE = /^(apps\/web|test\/browser)\//;

/** Types, classes and components. */
const TYPES: readonly Replaced[] = [
  ['Told', 'LogItem'],
  ['Happening', 'GameEvent'],
  ['Wits', 'Heuristics'],
  ['Slip', 'Toast, Popover or NameLabel'],
  ['Slips', 'Toasts'],
  ['Line', 'EntryTree', /^base\/kernel\//],
  ['Line', 'Subscription', /^games\/judge\//],
  ['Line', 'Connection', /^apps\/web\/src\/(host|common|play)\//],
  ['LineHears', 'ConnectionHandlers'],
  ['LineHost', 'ConnectionHost'],
  ['SeatLine', 'SeatConnection'],
  ['WorkerLine', 'WorkerConnection'],
  ['Turns', 'SerialQueue', /^games\//],
  ['Surroundings', 'HostServices'],
  ['Course', 'GameHistory', /^(base\/kernel|games)\//],
  ['Waypoints', 'SnapshotCache'],
  ['Held', 'SealedAnswer'],
  ['Shut', 'AnswerToGuess'],
  ['Token', 'SealId'],
  ['Looked', 'StateView'],
  ['Eye', 'SideView'],
  ['Deed', 'LogLine', PAGE],
  ['DeedLine', 'LogLineRow'],
  ['Telling', 'LogBuilder, PlaybackStep or SeatFeed'],
  ['Story', 'Playback'],
  ['Afoot', 'PendingUpdates'],
  ['Desk', 'TextView'],
  ['Offer', 'AnswerMenu', /^(base|apps|test)\//],
  ['Invited', 'Provocation'],
  ['Invitation', 'ProvokedReaction'],
  ['KeptGame', 'StoredGame'],
  ['KeptSeat', 'StoredSeat'],
  ['GameKeep', 'BrowserStore'],
  ['House', 'GameBackend, or TestSite in browser tests'],
  ['HouseCall', 'BackendCall'],
  ['SystemNotice', 'SystemManifest'],
  ['BattleNotice', 'BattleSummary'],
  ['NoticeChoice', 'NotificationChoice'],
  ['Event', 'HostMessage', /^games\//],
  ['Objection', 'SchemaIssue'],
  ['Ahead', 'AttackPreview'],
  ['AheadCard', 'AttackPreviewCard'],
  ['Drill', 'ToySystem', /^base\/testing\//],
  ['Via', 'MarchRoute'],
  ['GoingBy', 'RouteChoice'],
];

/** Names of files. */
const FILES: readonly Replaced[] = [
  ['told.ts', 'log-item.ts'],
  ['happening.ts', 'game-event.ts'],
  ['wits.ts', 'heuristics.ts'],
  ['eye.ts', 'side-view.ts'],
  ['vault.ts', 'sealed-answers.ts'],
  ['token.ts', 'seal-id.ts'],
  ['ahead.ts', 'attack-preview.ts'],
  ['offer.ts', 'answer-menu.ts', /^base\/scene\//],
  ['notice.ts', 'manifest.ts'],
  ['keep.ts', 'browserStore.ts', PAGE],
  ['admission.ts', 'record-validation.ts'],
  ['entry-law.ts', 'entry-validation.ts'],
  ['misfit.ts', 'schema-issue.ts'],
  ['register.ts', 'registry.ts'],
  ['sheet-desk.ts', 'sheet-commands.ts'],
  ['line.ts', 'connection.ts', /^apps\/web\/src\/host\//],
  ['lineHost.ts', 'connectionHost.ts'],
  ['socketLine.ts', 'socketConnection.ts'],
  ['via.ts', 'route.ts'],
  ['hand.ts', 'pointer.ts', /^test\/browser\//],
];

/** Words that are used in no path, no style class of the page, and no name declared in its files. */
const PAGE_WORDS: ReadonlyMap<string, string> = new Map([
  ['slip', 'toast, popover or name label'],
  ['chronicle', 'log'],
  ['deed', 'log line, action or command'],
  ['story', 'playback'],
  ['afoot', 'pending updates'],
  ['telling', 'log builder or playback step'],
  ['desk', 'text view'],
  ['drama', 'animation'],
  ['toll', 'losses'],
  ['felt', 'table ground'],
  ['via', 'route'],
  ['house', 'backend, or site in browser tests'],
  ['notices', 'notifications'],
  ['wits', 'heuristics'],
]);

/** Names of the page in which such a word is correct. */
const RIGHT: ReadonlySet<string> = new Set([
  // A piece's story is the sentence that is read of it; a battle's is its history.
  ...['story', 'battle-story'],
  // Houses of a town, and the felt of a hat.
  ...['house', 'houses', 'housesOf', 'houseFirst', 'raiseHouse', 'HOUSE', 'ON_HOUSE', 'FELT'],
  // The stored setting keeps its name.
  'notices',
]);

/** Names of types that are a participle, a particle or a bare word of our own, and say nothing about the value. */
const PRIVATE_TYPES: ReadonlySet<string> = new Set(
  (
    'Act After Ahead Around Ask Asked Begun Carried Cut Done Drawn Fallen Fitted Found Given Gone Held How Kept Known ' +
    'Laid LaidOut Laying Latest Lay Looked Looking Make Meant Near Nearest Neat Needs Now OnTable Offered Ordered Out Played ' +
    'Playing Readable Running Said Seen Sent Settled SettingUp Shown Slate Slow Steps Surroundings Taken Telling ToPlace Told ' +
    'Tried Unsaid Went What Whose Within Written'
  ).split(' '),
);

/** Verbs that the exported functions of the page begin with. */
const VERBS: ReadonlySet<string> = new Set(
  (
    'accept add animate announce answer apply ask begin break bring build call carry change choose claim clear ' +
    'click clip close commit compare convert copy count create crop cut decide deliver describe divide do draw drop ' +
    'ease end engrave enter even explain extend fade fan fetch fill filter find finish fit focus follow forget form ' +
    'frame give go group grow guard halt hide hold invert join judge keep label land lay lean leave like limit list ' +
    'listen load lock look make march mark match measure merge mix move name narrow note notify number obey open ' +
    'order outline pace paint parse pass perform pick pin place plan play post practise prepare preview put raise ' +
    'read reconsider recover refuse release remember remove reopen replace request restore resume round rule run ' +
    'save say scale scroll search select send separate serve set shade share shift shorten show sign size sort space split ' +
    'spread stamp start step stop store stroke sum swap take thin think throw toggle trace tremble try turn unlean ' +
    'unpin update value walk watch wheel withdraw word write zoom'
  ).split(' '),
);

/**
 * The other forms that a function's name may have: a predicate, a copy with a change or in other units, a hook, a
 * component, and `xOf` or `xIn` for one plain look-up.
 */
const OTHER_FORMS =
  /^(?:(?:is|are|has|have|does|may|needs|asks|says|tells|stays|settles|passes|awaits|shows|with|to|use)[A-Z]|[A-Z])|(?:Of|In)(?:[A-Z]|$)/;

/**
 * Functions named after a state or a relation on purpose: mathematics, predicates of one word, attributes, the
 * reducer.
 */
const OTHER_NAMES: ReadonlySet<string> = new Set([
  ...['hash', 'noise', 'fbm', 'eased'],
  ...[
    'contains',
    'fits',
    'marches',
    'settles',
    'tells',
    'confirmsByKey',
    'strikesAt',
    'locksHere',
    'part',
    'transition',
  ],
]);

const inPackages = sources.filter(({ path }) => /^(base|rules|games|apps)\//.test(path));
const inPage = sources.filter(({ path }) => PAGE.test(path));
const checked = [...new Set([...inPackages, ...inPage])];

/** The exported functions of a file. */
function functionsOf({ program }: Source): readonly string[] {
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : [];
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? [id.name] : [],
    );
  });
}

/** The types of a file. */
function typesOf({ program }: Source): readonly string[] {
  const names: string[] = [];
  const add = ({ id }: { readonly id: { readonly name: string } | null }) => void names.push(id?.name ?? '');
  new Visitor({ TSInterfaceDeclaration: add, TSTypeAliasDeclaration: add, ClassDeclaration: add }).visit(
    program,
  );
  return names;
}

/** True if a function's name says what the function does. */
const hasVerb = (name: string): boolean =>
  OTHER_FORMS.test(name) || OTHER_NAMES.has(name) || VERBS.has(/^[a-z]+/.exec(name)?.[0] ?? '');

/** The terms for an old name in a file. */
function termsFor(name: string, path: string, replaced: readonly Replaced[]): readonly string[] {
  return replaced.flatMap(([old, term, within]) =>
    old === name && (within?.test(path) ?? true) ? [`${path}: ${name} is called ${term}`] : [],
  );
}

/** The names that a file declares: types, classes, functions and variables. */
function declaredIn({ program }: Source): readonly string[] {
  const names: string[] = [];
  const add = (id: { readonly type: string; readonly name?: unknown } | null) => {
    if (typeof id?.name === 'string') names.push(id.name);
  };
  new Visitor({
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
    ClassDeclaration: ({ id }) => add(id),
    FunctionDeclaration: ({ id }) => add(id),
    VariableDeclarator: ({ id }) => add(id),
    MethodDefinition: ({ key }) => add(key),
    PropertyDefinition: ({ key }) => add(key),
    TSPropertySignature: ({ key }) => add(key),
  }).visit(program);
  return names;
}

/** The words of a name: `playbackStep`, `PLAYBACK_STEP` and `playback-step` have two. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** The old words of the page in a name. */
function oldWordsIn(name: string): readonly string[] {
  if (RIGHT.has(name)) return [];
  return wordsOf(name).flatMap((word) => {
    const term = PAGE_WORDS.get(word) ?? PAGE_WORDS.get(word.replace(/s$/, ''));
    return term ? [`${name}: "${word}" is called ${term}`] : [];
  });
}

/** The style classes of the page, of all its style sheets. */
function styleClasses(): readonly string[] {
  const sheets = new Set(
    inPage.flatMap(({ path, imports }) =>
      imports
        .filter((each) => each.endsWith('.css') && each.startsWith('.'))
        .map((each) => join(root, path, '..', each)),
    ),
  );
  assert.ok(sheets.size > 60);
  return [...sheets].flatMap((sheet) => {
    const text = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
  });
}

test('no type has a name that a term of the glossary has replaced', () => {
  assert.ok(checked.length > 1000);
  const found = checked.flatMap((source) =>
    declaredIn(source).flatMap((name) => termsFor(name, source.path, TYPES)),
  );
  assert.deepEqual(found, []);
});

test('no file has a name that a term of the glossary has replaced', () => {
  const found = checked.flatMap(({ path }) => termsFor(basename(path), path, FILES));
  assert.deepEqual(found, []);
});

test('no path, style class or declared name of the page has a word that a term has replaced', () => {
  const names = [
    ...inPage.flatMap(({ path }) => path.split('/')),
    ...styleClasses(),
    ...inPage.flatMap((source) => declaredIn(source)),
  ];
  assert.ok(names.length > 10_000);
  assert.deepEqual([...new Set(names.flatMap(oldWordsIn))], []);
});

test('an old name is found, with the term that replaced it', () => {
  assert.equal(termsFor('Line', 'games/judge/src/a.ts', TYPES).length, 1);
  assert.deepEqual(termsFor('Line', 'apps/web/src/board/a.ts', TYPES), []);
  for (const name of ['orderSlip', 'order-slips', 'OrderSlip.tsx', 'SLIP_MS'])
    assert.equal(oldWordsIn(name).length, 1, name);
  assert.deepEqual(oldWordsIn('eclipse'), []);
});

test('no type of the page has a participle or a particle for a name', () => {
  const found = inPage.flatMap((source) =>
    typesOf(source)
      .filter((name) => PRIVATE_TYPES.has(name))
      .map((name) => `${source.path}: ${name} says nothing about its value; use a noun`),
  );
  assert.deepEqual(found, []);
});

test('the exported functions of the page begin with a verb', () => {
  const named = inPage
    .filter(({ path, isTest }) => !isTest && path.startsWith('apps/web/src/'))
    .flatMap((source) => functionsOf(source).map((name) => ({ name, path: source.path })));
  assert.ok(named.length > 1000);
  const found = named.filter(({ name }) => !hasVerb(name)).map(({ name, path }) => `${path}: ${name}`);
  assert.deepEqual(found, []);
});

test('a name without a verb is found', () => {
  for (const name of ['laidOut', 'inSight', 'edgeTabs', 'within']) assert.ok(!hasVerb(name), name);
  for (const name of ['placeTabs', 'isSmall', 'spotOfPlace', 'useFan', 'Board'])
    assert.ok(hasVerb(name), name);
});
