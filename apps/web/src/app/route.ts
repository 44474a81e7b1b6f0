/** The pages of the lobby, by the first part of their address; home has none. */
const LOBBY_PAGES = [
  'home',
  'battles',
  'challenges',
  'watch',
  'games',
  'finished',
  'you',
  'sign-in',
  'player',
  'rules',
  'studies',
  'settings',
  'notifications',
] as const;
export type LobbyPage = (typeof LOBBY_PAGES)[number];

/** The tabs of the page of an operator; the first has no name in the address. */
export const ADMIN_TABS = ['reports', 'players', 'games', 'figures', 'log'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The place in a page of the lobby: `#/finished/a/b?c=d` has the path `a`, `b` and the query `c=d`. */
export interface LobbyPlace {
  readonly path: readonly string[];
  readonly query: string;
}

/**
 * The place in the page, by the hash of its address: `#/`, `#/battles` and the other pages of the lobby, `#/g/ID`, `#/reckoner`,
 * `#/b/BATTLE`, `#/edit/BATTLE/TAB`, `#/lab/BATTLE`, `#/print/SYSTEM/BATTLE`, `#/study/ID`, `#/s/1.STUDY`, `#/s/CODE`, `#/back/ID`, `#/admin/TAB`.
 */
export type Route =
  | { readonly screen: 'lobby'; readonly page: LobbyPage; readonly place: LobbyPlace }
  | {
      readonly screen: 'table';
      readonly game: string;
      readonly entry: number | null;
      readonly seat: string | null;
    }
  /** The editor: of one battle of this browser, at one of its tabs, or the list of them. */
  | { readonly screen: 'edit'; readonly battle: string | null; readonly tab: string | null }
  /** A battle that the address itself holds. */
  | { readonly screen: 'battle'; readonly packed: string }
  /** A study by its id, or packed into the address; a chapter by its number. */
  | {
      readonly screen: 'study';
      readonly study: string;
      readonly chapter: number | null;
      readonly as: 'page' | 'print';
    }
  | { readonly screen: 'reckoner'; readonly system: string | null; readonly form: string | null }
  | { readonly screen: 'lab'; readonly battle: string }
  | { readonly screen: 'print'; readonly system: string; readonly battle: string | null }
  /** Takes a seat along to this device, by a code or by one that is typed. */
  | { readonly screen: 'transfer'; readonly code: string | null }
  /** Brings back a lost seat at a game. */
  | { readonly screen: 'recovery'; readonly game: string }
  /** The page of an operator, and the report that is shown. */
  | { readonly screen: 'admin'; readonly tab: AdminTab; readonly report: string | null }
  | { readonly screen: 'unknown'; readonly hash: string };

/** Reads a hash such as `#/g/k3f9?e=12`. Anything else is `unknown`, so that the page can say so. */
export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const asked = new URLSearchParams(query);
  const [, screen = '', first, second] = path.split('/');
  if (screen === '') return { screen: 'lobby', page: 'home', place: { path: [], query } };
  const page = LOBBY_PAGES.find((each) => each === screen && each !== 'home');
  if (page) return lobbyRoute(page, path.split('/').slice(2), query, hash);
  const named = decoded(first);
  if (screen === 'g' && named) {
    return {
      screen: 'table',
      game: named,
      entry: wholeNumber(asked.get('e')),
      seat: asked.get('seat'),
    };
  }
  if (screen === 'edit') return { screen: 'edit', battle: named, tab: decoded(second) };
  if (screen === 'b' && first) return { screen: 'battle', packed: first };
  if (screen === 'reckoner') return { screen: 'reckoner', system: first ?? null, form: second ?? null };
  if (screen === 'lab' && named) return { screen: 'lab', battle: named };
  if (screen === 'print' && named) return { screen: 'print', system: named, battle: decoded(second) };
  if (screen === 'study' && named)
    return {
      screen: 'study',
      study: named,
      chapter: wholeNumber(asked.get('c')),
      as: second === 'print' ? 'print' : 'page',
    };
  if (screen === 's' && first?.startsWith('1.'))
    return { screen: 'study', study: first, chapter: null, as: second === 'print' ? 'print' : 'page' };
  const tab = ADMIN_TABS.find((each) => each === (first ?? 'reports'));
  if (screen === 'admin' && tab) return { screen: 'admin', tab, report: asked.get('report') };
  if (screen === 's') return { screen: 'transfer', code: named };
  if (screen === 'back' && named) return { screen: 'recovery', game: named };
  return { screen: 'unknown', hash };
}

function lobbyRoute(page: LobbyPage, parts: readonly string[], query: string, hash: string): Route {
  const path = parts.filter((part) => part !== '').map(decoded);
  if (path.includes(null)) return { screen: 'unknown', hash };
  return { screen: 'lobby', page, place: { path: path.filter((part) => part !== null), query } };
}

/** The hash of a page of the lobby, such as `#/finished?system=flintlock`. */
export function hashOfLobby(page: LobbyPage, path: readonly string[] = [], query = ''): string {
  const parts = page === 'home' ? [] : [page, ...path.map(encodeURIComponent)];
  return `#/${parts.join('/')}${query === '' ? '' : `?${query}`}`;
}

/** The hash of the page of an operator, at one of its tabs or at a report. */
export function hashOfAdmin(tab: AdminTab, report: string | null = null): string {
  const path = tab === 'reports' ? '#/admin' : `#/admin/${tab}`;
  return report === null ? path : `${path}?report=${encodeURIComponent(report)}`;
}

/** The hash of a game's table, at one entry or at its head. */
export function hashOfTable(game: string, entry: number | null = null): string {
  return `#/g/${encodeURIComponent(game)}${entry === null ? '' : `?e=${entry}`}`;
}

/** The hash of the editor: of a battle of this browser and a tab of it, or of the list of them. */
export function hashOfEditor(battle: string | null, tab: string | null = null): string {
  const path = [battle, tab].filter((part) => part !== null);
  return ['#/edit', ...path.map(encodeURIComponent)].join('/');
}

/** The hash of the page of a battle that the address itself holds. */
export const hashOfBattle = (packed: string): string => `#/b/${packed}`;

/** The hash of the page of a study: by its id, or packed into the address. */
export const hashOfStudy = (study: string): string =>
  study.startsWith('1.') ? `#/s/${study}` : `#/study/${encodeURIComponent(study)}`;

/** The hash of the page that prints a study, by the hash of its own page. */
export const hashOfStudyPrint = (page: string): string => `${page}/print`;

/** The hash of the lab's page of a battle. */
export function hashOfLab(battle: string): string {
  return `#/lab/${encodeURIComponent(battle)}`;
}

/** The hash of the page that prints a battle under a system. */
export function hashOfPrint(system: string, battle: string | null = null): string {
  const path = battle === null ? [system] : [system, battle];
  return `#/print/${path.map(encodeURIComponent).join('/')}`;
}

/**
 * A part of an address, decoded. Null if it is broken, such as a link that was cut in the middle of a letter.
 */
function decoded(part: string | undefined): string | null {
  try {
    return part === undefined ? null : decodeURIComponent(part);
  } catch {
    return null;
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
