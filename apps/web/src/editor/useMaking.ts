import type { BattleFile } from '@linstock/battles/file';
import {
  afterDeed,
  beginHistory,
  type Edit,
  type EditHistory,
  editedFile,
  fightReady,
  type OpenFight,
  openFight,
  redone,
  undone,
} from '@linstock/editor';
import { useEffect, useState } from 'react';
import { keepBattle } from './keptBattles.ts';

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
  /** What the last undoing or doing again did, for the ear. */
  readonly said: string;
  readonly edit: (edit: Edit, did: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** What the rulebook says of the battle as it is now. */
export interface Findings {
  readonly checking: boolean;
  /** Why it cannot be fought; null if it can. */
  readonly stops: string | null;
  /** Things that have no effect: a sentence each. */
  readonly notes: readonly string[];
}

const UNCHECKED: Findings = { checking: true, stops: null, notes: [] };

/** Milliseconds after a deed before it is checked and saved. */
const CHECK_AFTER_MS = 300;
const SAVE_AFTER_MS = 1000;

/** Follows the making of a battle: its deeds, its check by the rulebook, and the copy kept in this browser. */
export function useMaking(first: BattleFile): Making {
  const [history, setHistory] = useState(() => beginHistory(first));
  const [system, chooseSystem] = useState(first.fights[0]?.system ?? '');
  const [said, setSaid] = useState('');
  const { open, findings } = useChecked(history.now, system);
  const edit = (wish: Edit, did: string) => {
    if (open) setHistory(afterDeed(history, editedFile({ ...open, file: history.now }, wish), did));
  };
  const undo = () => {
    setSaid(history.past.length > 0 ? `Undone: ${history.past.at(-1)?.did}` : 'Nothing to undo.');
    setHistory(undone(history));
  };
  const redo = () => {
    setSaid(history.future.length > 0 ? `Done again: ${history.future[0]?.did}` : 'Nothing to do again.');
    setHistory(redone(history));
  };
  const unsaved = useSaved(history.now);
  return { history, system, chooseSystem, open, findings, unsaved, said, edit, undo, redo };
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
        timer = setTimeout(() => setFindings(checkedBy(opened)), CHECK_AFTER_MS);
      },
      (error: unknown) => {
        if (!left) setFindings({ checking: false, stops: sentenceOf(error), notes: [] });
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [file, system]);
  return { open: open?.file.id === file.id && open.system.id === system ? open : null, findings };
}

function checkedBy(open: OpenFight): Findings {
  try {
    return { checking: false, stops: null, notes: fightReady(open).notices };
  } catch (error) {
    if (error instanceof RangeError) return { checking: false, stops: error.message, notes: [] };
    throw error;
  }
}

/** Keeps the battle in this browser a second after the last deed; the reason if that failed. */
function useSaved(file: BattleFile): string | null {
  const [unsaved, setUnsaved] = useState<string | null>(null);
  useEffect(() => {
    const save = () => {
      try {
        keepBattle({ ...file, by: { ...file.by, changed: new Date().toISOString() } });
        setUnsaved(null);
      } catch {
        setUnsaved('Not saved: this browser has no room left. Save a file.');
      }
    };
    const timer = setTimeout(save, SAVE_AFTER_MS);
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [file]);
  return unsaved;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
