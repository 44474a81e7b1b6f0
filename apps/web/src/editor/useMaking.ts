import type { BattleFile } from '@linstock/battles/file';
import {
  afterDeed,
  type Edit,
  type EditHistory,
  editedFile,
  faultsOf,
  type Finding,
  findingsOf,
  isPlainEdit,
  type OpenFight,
  openFight,
  plainlyEditedFile,
  redone,
  undone,
} from '@linstock/editor';
import { useEffect, useRef, useState } from 'react';
import { saveBattle } from './storedBattles.ts';
import { saveHistory } from './storedHistories.ts';
import { type SoleTab, useSoleTab } from './useSoleTab.ts';

/** A battle being made, as the page shows it. */
export interface Making {
  readonly history: EditHistory;
  /** The system in whose forces and ground one works. */
  readonly system: string;
  readonly chooseSystem: (system: string) => void;
  /** The battle under that system; null until it is laid out. */
  readonly open: OpenFight | null;
  readonly findings: Findings;
  /** Why the battle is not saved; null if it is. */
  readonly unsaved: string | null;
  /** The effect of the last undo, redo or move by keys, for screen readers. */
  readonly said: string;
  /** Why the last deed was not done; null if it was. */
  readonly refused: string | null;
  /** False if another tab edits the battle. */
  readonly tab: SoleTab;
  /** Does a deed, on the battle as it then is. `announce` returns a sentence for the ear, from the battle after it. */
  readonly edit: (
    edit: Edit | ((open: OpenFight) => Edit),
    did: string,
    announce?: (open: OpenFight) => string,
  ) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The rulebook's findings about the present battle. */
export interface Findings {
  readonly checking: boolean;
  /** Why it cannot be fought; null if it can. */
  readonly stops: string | null;
  /** All that was found, the worst first. */
  readonly all: readonly Finding[];
}

const UNCHECKED: Findings = { checking: true, stops: null, all: [] };

/** Milliseconds after a deed before it is checked and saved. */
const CHECK_AFTER_MS = 300;
const SAVE_AFTER_MS = 1000;

/**
 * Follows the making of a battle: its edits, its check by the rulebook, and the copy stored in this browser.
 * @param opened the battle with what could be undone when it was last open here
 * @param takes takes the battle from another tab
 */
export function useMaking(opened: EditHistory, takes: boolean): Making {
  const { now: first } = opened;
  const [system, chooseSystem] = useState(first.fights[0]?.system ?? '');
  const tab = useSoleTab(first.id, takes);
  const edits = useEdits(opened, system, tab);
  const { history } = edits;
  const { open, findings } = useChecked(history.now, system);
  const unsaved = useSaved(history.now, first, tab === true);
  useKeptHistory(history, opened, tab === true);
  return { ...edits, system, chooseSystem, open, findings, unsaved, tab };
}

/** The deeds done to a battle, one after the other, and their undoing. */
function useEdits(opened: EditHistory, system: string, held: SoleTab) {
  const [history, setHistory] = useState(opened);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const latest = useRef(history);
  const queue = useRef(Promise.resolve());
  const follow = (next: EditHistory) => {
    latest.current = next;
    setHistory(next);
    setRefused(null);
  };
  const done = async (...[wish, did, announce]: Parameters<Making['edit']>) => {
    try {
      follow(afterDeed(latest.current, await editedBattle(latest.current.now, system, wish), did));
      if (announce) setSaid(announce(await openFight(latest.current.now, system)));
    } catch (error) {
      setRefused(sentenceOf(error));
    }
  };
  const edit: Making['edit'] = (...deed) => {
    if (held === false)
      return setRefused('This battle is open in another tab. Edit it there, or here instead.');
    const before = queue.current;
    queue.current = (async () => {
      await before;
      await done(...deed);
    })();
  };
  const undo = () => {
    const { past } = latest.current;
    setSaid(past.length > 0 ? `Undone: ${past.at(-1)?.did}` : 'Nothing to undo.');
    follow(undone(latest.current));
  };
  const redo = () => {
    const { future } = latest.current;
    setSaid(future.length > 0 ? `Done again: ${future[0]?.did}` : 'Nothing to do again.');
    follow(redone(latest.current));
  };
  return { history, said, refused, edit, undo, redo };
}

/**
 * The battle after an edit. An edit whose result cannot be laid out is refused, so that the battle always opens; a
 * battle that does not open can be corrected.
 */
async function editedBattle(
  before: BattleFile,
  system: string,
  wish: Edit | ((open: OpenFight) => Edit),
): Promise<BattleFile> {
  const plain = typeof wish !== 'function' && isPlainEdit(wish) ? wish : null;
  let open: OpenFight;
  try {
    open = await openFight(before, system);
  } catch (error) {
    if (plain === null) throw error;
    return plainlyEditedFile(before, plain);
  }
  const file = editedFile(open, typeof wish === 'function' ? wish(open) : wish);
  await openFight(file, system);
  return file;
}

/** The battle laid out at once, and checked a moment after the last deed. */
function useChecked(file: BattleFile, system: string): Pick<Making, 'open' | 'findings'> {
  const [open, setOpen] = useState<OpenFight | null>(null);
  const [findings, setFindings] = useState(UNCHECKED);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    openFight(file, system).then(
      (opened) => {
        if (left) return;
        setOpen(opened);
        setFindings((before) => ({ ...before, checking: true }));
        timer = setTimeout(() => setFindings(checked(findingsOf(opened))), CHECK_AFTER_MS);
      },
      (error: unknown) => {
        if (!left) setFindings(checked(faultsOf(file, error)));
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [file, system]);
  return { open: open?.file.id === file.id && open.system.id === system ? open : null, findings };
}

function checked(all: readonly Finding[]): Findings {
  const stop = all.find(({ severity }) => severity === 'stop');
  return { checking: false, stops: stop?.sentence ?? null, all };
}

/** Keeps the battle in this browser a second after the last deed; the reason if that failed. */
function useSaved(file: BattleFile, first: BattleFile, held: boolean): string | null {
  const [unsaved, setUnsaved] = useState<string | null>(null);
  useEffect(() => {
    // Another tab may have changed it since.
    if (!held || file === first) return undefined;
    const save = () => {
      try {
        saveBattle({ ...file, by: { ...file.by, changed: new Date().toISOString() } });
        setUnsaved(null);
      } catch {
        setUnsaved('Not saved: this browser has no room left. Save a file.');
      }
    };
    const timer = setTimeout(save, SAVE_AFTER_MS);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      save();
      removeEventListener('pagehide', save);
    };
  }, [file, first, held]);
  return unsaved;
}

/** Keeps what can be undone, at once after each deed: a page that is left has no time for it. */
function useKeptHistory(history: EditHistory, opened: EditHistory, held: boolean): void {
  useEffect(() => {
    if (held && history !== opened) void saveHistory(history);
  }, [history, opened, held]);
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
