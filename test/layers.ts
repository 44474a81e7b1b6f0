/** The layers inside packages, as data. `layers.test.ts` checks them; order between packages is in `layering.test.ts`. */

/** A folder, and its content. The folder `.` is the files next to the folders. */
export type Layer = readonly [folder: string, holds: string];

/**
 * The folders of a package, or of a folder in it, from the bottom up. A file imports from its own folder and from
 * folders before it. `docs/changing-the-page.md` shows the lists of the page, `docs/adding-a-system.md` the one of
 * the rule systems. A `*` stands for any name. All rule systems have the same list, and each has only the folders of
 * it that it needs.
 */
export const layersOf: Readonly<Record<string, readonly Layer[]>> = {
  'apps/web/src': [
    ['design', 'colours and type'],
    ['app', 'what every part of the page may read: addresses, settings, stores, keys, which panel is open'],
    ['common', 'parts used everywhere: icons, dice, clauses, what a card is about'],
    ['offline', 'the service worker: it stores the page for when no server answers'],
    ['host', 'the connection to the judge: on a server, or in a worker of the page'],
    ['words', 'the log in sentences, and what is known of a battle'],
    [
      'plans',
      'small pictures of the grounds, made beforehand: on the chooser, and under a board until it is drawn',
    ],
    ['play', 'the session of a game: it follows the record, and turns clicks into answers; no React'],
    ['hooks', 'the session and its commands for components: `useSession`, `usePerform`'],
    ['board', 'the board, hexes or a free-measure table: camera, gestures, keys, pieces, ground'],
    ['sound', 'sounds: cues from what is shown, and the noises, made in code'],
    ['rules', 'the list of rules'],
    ['notifications', 'a notification of the device when the game waits for a player who is away'],
    ['settings', 'the panel of settings, keys and rules'],
    ['forces', 'buying a force, and laying it out'],
    ['lesson', 'the coach of a first battle: its box, and its hand on the board'],
    ['seats', "a player's own seat: devices, transfer, six words, the ways to bring it back"],
    ['sharing', 'short links: copies of battles and studies that the server stores'],
    ['screen', 'the screen of one game'],
    ['reckoner', 'the ready reckoner'],
    ['chooser', 'the page to choose a battle: battles, forces, games begun'],
    ['lobby', 'where players meet: the frame of its pages, home, and lists of games'],
    ['lab', 'many games at once'],
    ['editor', 'battles that users make: a battle out of a link or a file'],
    ['print', 'a battle on paper: scenario, turn sheet, rosters, counters or labels, and the map'],
    ['study', 'studies: chapters of text, drawings and questions over records'],
    ['start', 'which screen is shown'],
    ['embed', 'a game or a replay inside another site, with an entry of its own'],
    ['.', 'the entry, `main.tsx`'],
  ],
  'apps/web/src/play': [
    ['steps', 'what the log becomes on the screen: steps, pace, captions, trails, animations'],
    [
      'chosen',
      'what is chosen, as data: a formation, an order to a body, a click and its meaning, an answer to give again',
    ],
    ['agenda', 'what a player has begun and what follows from it, as data'],
    ['state', 'the state of the session, and its mode'],
    ['aiming', 'what an aimed shot or blow would do; the step it needs first'],
    ['reaction', "what may be done in the enemy's turn; what a march may provoke"],
    ['picking', 'how picks become an answer: what a click means, what is legal, drafts'],
    ['automatic', 'answers that are sent without a click: which, and when'],
    ['formation', 'the troops of a regiment, brigade or Command; who stands fast by order'],
    ['question', 'what is asked, and what of the answers is listed; why the step may not end yet'],
    [
      'refusing',
      'what a refused click needs to be legal: a step before it, another unit, the end of the step',
    ],
    [
      'answering',
      'picks as an answer: selected, by a route, shown with its card, sent; the agenda at a question',
    ],
    ['ordering', 'orders to a whole regiment, brigade or Command: planned, given, stopped'],
    ['orders', 'order sheets: put, filled in, given'],
    ['asking', 'which question is put before whom; the curtain; which position is shown'],
    ['clicking', 'clicks, keys and drags on the board: what each event does'],
    [
      'seat',
      'what belongs to a seat: standing answers, resigning, a draw, taking back, a machine that stands in',
    ],
    ['playback', "the enemy's turn shown step by step: when, and what is waiting; looking back"],
    ['.', '`transition.ts`, all that can happen to a session; `session.ts`, which carries it out'],
    ['commands', 'the commands of the screen: name, keys, when each can be given, what it does'],
  ],
  'rules/*/src': [
    ['tables', 'what the rule book prints: clauses and tables; and words that need no more than these'],
    ['reckon', 'reckonings: the rolls of a situation, from tables and dice'],
    ['measure', 'ways, sight, contact and footprints on a free-measure table'],
    ['battles', 'the battles, as data on their grounds'],
    ['model', 'a game: the field drawn up from a battle, the state, the answers, and what is read from them'],
    ['play', 'the procedures: the questions, the legality check and the effect of each answer'],
    ['odds', "the chances of play's questions, for the page and the bots"],
    ['present', 'the scene, the clicks and the sheets for the page'],
    ['heuristics', 'evaluation, candidates and plans for bots'],
    ['forms', 'the pages of the ready reckoner'],
    ['guide', 'the rules in short, for a player'],
    ['.', 'the entries: `index.ts`, `system.ts`, `drawing.ts`; and tests of the whole system'],
    ['testing', 'what only tests use'],
  ],
  'apps/web/src/board': [
    ['plate', 'where things are: plate, camera, the table on the plate, the sheet around it'],
    ['ground', 'the engraving of the ground, drawn in a worker'],
    ['view', 'which part is in view: the camera of a board, where it opens, what it keeps clear'],
    ['pieces', 'counters, piles, bars and figures on hexes'],
    [
      'animation',
      'what passes over a board: men on their way, volleys, charges, routs; what a fight leaves on the ground',
    ],
    ['miniatures', 'painted figures of the stands'],
    ['overlay', 'lines and areas over the hexes: marches, aims, trails, tape'],
    ['margin', 'what is written at the edge: tabs of troops, names'],
    ['handling', 'what both boards are given and can do: gestures, keys, the handle'],
    ['signs', 'the signs of the legend'],
    [
      'table',
      'a free-measure table: stands, carrying, tape, ranges; `lettering` writes every word so that none hides another',
    ],
    ['hexes', 'a board of hexes'],
    ['.', 'types of either board'],
  ],
  'apps/web/src/screen': [
    ['consequences', 'what may follow from an answer, computed in a worker'],
    ['share', 'the link to a game, and the code that shows it inside another site'],
    ['picture', 'the board as a picture, and the replay as a film'],
    ['notes', "the reader's own notes on entries, in this browser only"],
    ['dice', 'the dice tray, luck, and the check that the dice were fair'],
    ['playback', 'the words and buttons while the enemy acts; recap; what the camera follows'],
    ['reaction', "the cards of who may act in the enemy's turn; what a march may provoke, on the map"],
    ['track', 'the turns of the battle under the map'],
    ['formation', 'the panel of an order to a whole regiment, brigade or Command'],
    ['goals', 'how the battle is won, and how far each side is'],
    ['aiming', 'the popover of an aimed shot or blow'],
    ['orders', 'order sheets: the form, the arrow on its dial, the card over the board'],
    ['odds', 'the odds card; how near the enemy is'],
    ['talk', 'what the two players say to each other, and what is new of it'],
    ['photos', 'photographs of a real table, in this browser only'],
    ['umpire', 'umpire mode: pieces changed by hand'],
    ['tools', "the reader's tools, the buttons over the board, the legend"],
    [
      'field',
      'what a game draws on the board, hexes or table; what just happened there, and what fights have left',
    ],
    ['seats', 'the players, their presence and clocks; what they offer each other'],
    ['seat', 'the panel of a seat: standing answers and what they said, the curtain'],
    ['troops', 'the card of a unit, the roster'],
    ['cards', 'the card of what the pointer rests on'],
    ['after', 'the page after a battle'],
    ['log', 'the log on the screen, and finding things in it'],
    ['forced', 'the button for what has to be done in any case'],
    ['replay', 'the scrubber, and playing on from an entry'],
    ['question', 'what is asked, in words; the answers as buttons'],
    ['frame', 'what is around the board: phases, sheet, toasts'],
    ['keys', 'the keys of the screen, the focus, and what a screen reader is told'],
    [
      'textView',
      'the text view: orders and questions in words, pieces as a table; what words mean is in `base/scene/src/typed`',
    ],
    ['.', '`GameScreen.tsx` opens a game, `GameView.tsx` shows it'],
  ],
};

/** Modules that no file of a folder may import, directly or through another file. */
export const without: Readonly<Record<string, string>> = {
  // The logic of a game is tested without a page.
  'apps/web/src/play': 'react',
};
