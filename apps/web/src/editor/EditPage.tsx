import type { BattleFile } from '@linstock/battles/file';
import { systemById } from '@linstock/systems';
import { useEffect, useMemo, useState } from 'react';
import { hashOfBattle, hashOfEditor } from '../app/route.ts';
import { isTyping } from '../common/isTyping.ts';
import { Notice } from '../common/Notice.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import { describeBrush, changesOf, GroundPanel } from './GroundPanel.tsx';
import { HexGround } from './HexGround.tsx';
import { readKeptBattle } from './keptBattles.ts';
import { MakingList } from './MakingList.tsx';
import { SharePanel } from './SharePanel.tsx';
import { TableGround } from './TableGround.tsx';
import type { Brush, UnitKey } from './tools.ts';
import { UnitList, UnitPanel } from './UnitPanel.tsx';
import { type Making, useMaking } from './useMaking.ts';
import './editPage.css';

/** The editor: the battle of an id, or all that are being made here. */
export function EditPage({ battle }: { readonly battle: string | null }) {
  const file = useMemo(() => (battle === null ? null : readKeptBattle(battle)), [battle]);
  if (battle === null) return <MakingList />;
  if (file === null)
    return (
      <Notice head="This battle is not in this browser">
        It may have been made in another browser, or deleted. Open its file, or begin from{' '}
        <a href={hashOfEditor(null)}>another battle</a>.
      </Notice>
    );
  return <Editor key={battle} file={file} />;
}

const FIRST_BRUSH: Brush = { what: 'terrain', word: 'light-wood' };
const ZOOMS = [1, 1.5, 2, 3] as const;

function Editor({ file }: { readonly file: BattleFile }) {
  const making = useMaking(file);
  const { history, open, findings, said, unsaved } = making;
  const [chosen, setChosen] = useState<UnitKey | null>(null);
  const [brush, setBrush] = useState<Brush | null>(null);
  const [zoom, setZoom] = useState(0);
  useUndoKeys(making);
  const paint = (hexes: readonly number[]) => {
    if (open?.on === 'hexes' && brush)
      making.edit(
        { kind: 'hexes', changes: changesOf(open.drawn.map, hexes, brush) },
        describeBrush(brush, hexes.length),
      );
  };
  const scale = ZOOMS[zoom] ?? 1;
  return (
    <main className="making">
      <title>{`${history.now.title} · Editor · Linstock`}</title>
      <EditorHead making={making} />
      <div className="making-bar" role="toolbar" aria-label="Tools">
        <Choice label="Units" on={brush === null} onPress={() => setBrush(null)} />
        {open?.on === 'hexes' && (
          <Choice label="Ground" on={brush !== null} onPress={() => setBrush(brush ?? FIRST_BRUSH)} />
        )}
        <SystemChoice making={making} />
        <Choice label="Smaller" onPress={() => setZoom(Math.max(0, zoom - 1))} />
        <Choice label="Larger" onPress={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))} />
      </div>
      <Board {...{ making, chosen, brush, scale }} onChoose={setChosen} onPaint={paint} />
      <aside className="making-side" aria-label="The battle">
        {brush && open?.on === 'hexes' ? (
          <GroundPanel drawn={open.drawn} brush={brush} onBrush={setBrush} onPaint={paint} />
        ) : (
          <UnitPanel making={making} chosen={chosen} />
        )}
        <CheckPanel system={systemById(making.system)?.title ?? making.system} findings={findings} />
        <UnitList making={making} chosen={chosen} onChoose={setChosen} />
        <SharePanel file={history.now} />
      </aside>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {unsaved !== null && (
        <p className="making-unsaved" role="alert">
          {unsaved}
        </p>
      )}
    </main>
  );
}

interface BoardProps {
  readonly making: Making;
  readonly chosen: UnitKey | null;
  /** Null while units are in hand. */
  readonly brush: Brush | null;
  readonly scale: number;
  readonly onChoose: (unit: UnitKey) => void;
  readonly onPaint: (hexes: readonly number[]) => void;
}

/** The board: hexes or a table. */
function Board({ making, chosen, brush, scale, onChoose, onPaint }: BoardProps) {
  const { open } = making;
  return (
    // A board that is larger than its view is scrolled by keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="making-view" aria-label="Board" tabIndex={0}>
      {open?.on === 'hexes' && (
        <HexGround
          drawn={open.drawn}
          tool={brush ? { tool: 'ground', brush } : { tool: 'units' }}
          chosen={chosen}
          zoom={scale}
          onChoose={onChoose}
          onPlace={({ side, unit, facing }, at) =>
            making.edit({ kind: 'place', side, unit, at, facing }, `${unit} moved`)
          }
          onPaint={onPaint}
        />
      )}
      {open?.on === 'table' && (
        <TableGround
          drawn={open.drawn}
          chosen={chosen}
          zoom={scale}
          onChoose={onChoose}
          onPlace={({ side, unit, facing }, at) =>
            making.edit({ kind: 'stand', side, unit, at, facing }, `${unit} moved`)
          }
        />
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly on?: boolean;
  readonly onPress: () => void;
}

function Choice({ label, on, onPress }: ChoiceProps) {
  return (
    <button type="button" className="button button-small" aria-pressed={on} onClick={onPress}>
      {label}
    </button>
  );
}

function SystemChoice({ making: { history, system, chooseSystem } }: { readonly making: Making }) {
  const { fights } = history.now;
  if (fights.length < 2) return null;
  return (
    <label>
      Rules{' '}
      <select value={system} onChange={({ target }) => chooseSystem(target.value)}>
        {fights.map((fight) => (
          <option key={fight.system} value={fight.system}>
            {systemById(fight.system)?.title ?? fight.system}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The name of the battle, what can be undone, and the way to a game on it. */
function EditorHead({ making }: { readonly making: Making }) {
  const { history, findings, edit, undo, redo } = making;
  const { title } = history.now;
  const [trouble, setTrouble] = useState<string | null>(null);
  const play = async () => {
    if (findings.stops !== null) return setTrouble(findings.stops);
    try {
      const { packBattle } = await import('@linstock/battles/file');
      location.hash = hashOfBattle(await packBattle(history.now));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <header className="making-head">
      <a href={hashOfEditor(null)}>All battles</a>
      <h1 className="visually-hidden">{title}</h1>
      <input
        className="making-title"
        aria-label="Name of the battle"
        maxLength={200}
        defaultValue={title}
        key={title}
        onBlur={({ target }) => {
          const wish = target.value.trim();
          if (wish !== '' && wish !== title) edit({ kind: 'name', title: wish }, 'The battle named');
        }}
      />
      <Choice label="Undo" onPress={undo} />
      <Choice label="Redo" onPress={redo} />
      <button type="button" className="button button-main" onClick={() => void play()}>
        Play it
      </button>
      {trouble !== null && <p role="alert">{trouble}</p>}
    </header>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, unless a text is being written. */
function useUndoKeys({ undo, redo }: Making): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target))
        return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
