import { catalogueOf } from '@linstock/battles';
import { type BattleFile, readBattleFile } from '@linstock/battles/file';
import { fileOfBattle, fileOfMap, type MapFile, newBattle } from '@linstock/editor';
import { systems } from '@linstock/systems';
import { useEffect, useState } from 'react';
import { hashOfEditor } from '../app/route.ts';
import { GamePicture } from '../lobby/games/GamePicture.tsx';
import {
  copyOf,
  removeBattle,
  saveBattle,
  listStoredBattles,
  makeBattleId,
  readStoredBattle,
} from './storedBattles.ts';
import { noteMapRemarks } from './mapRemarks.ts';
import { removeHistory } from './storedHistories.ts';
import { NewBattleForm, type NewBattleWish } from './NewBattleForm.tsx';
import '../lobby/lobby.css';
import '../lobby/pictureCards.css';
import './makingList.css';

function openEditor(id: string): void {
  location.hash = hashOfEditor(id);
}

async function beginNew(wish: NewBattleWish): Promise<string> {
  const file = await newBattle({ ...wish, id: makeBattleId(), changed: new Date().toISOString() });
  saveBattle(file);
  return file.id;
}

/** The ways to begin: a battle that is being made here, one that ships with Linstock, empty ground, or a file. */
export function MakingList() {
  const [trouble, setTrouble] = useState<string | null>(null);
  const begin = async (work: () => Promise<string>) => {
    setTrouble(null);
    try {
      openEditor(await work());
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const fromBattle = (id: string) =>
    begin(async () => {
      const copy = copyOf(await fileOfBattle(id, new Date().toISOString()));
      saveBattle(copy);
      return copy.id;
    });
  const fromFile = (file: File | undefined) =>
    file &&
    begin(async () => {
      const { file: read, notices } = await readChosen(file);
      const own = read.id.startsWith('own-') ? read : copyOf(read);
      saveBattle(own);
      noteMapRemarks(own.id, notices);
      return own.id;
    });
  useFileDrop((file) => void fromFile(file));
  return (
    <main className="picture-page">
      <title>Make a battle · Linstock</title>
      <h1>Make a battle</h1>
      {trouble !== null && (
        <p role="alert" className="trouble picture-lead">
          {trouble}
        </p>
      )}
      <KeptBattles />
      <section aria-labelledby="making-from">
        <h2 id="making-from">From a battle</h2>
        <p className="muted">You get a copy. The battle itself stays as it is.</p>
        <ul className="picture-cards">
          {catalogueOf(systems).map(({ id, title, date, systems: fights }) => (
            <li key={id}>
              <button type="button" className="picture-card" onClick={() => void fromBattle(id)}>
                <GamePicture system={fights[0]?.id ?? ''} battle={id} />
                <span className="picture-card-title">{title}</span>
                <span className="figure">
                  {[date.slice(0, 4), ...fights.map((each) => each.title)].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <div className="picture-side">
        <NewBattleForm onBegin={(wish) => void begin(() => beginNew(wish))} />
        <FileChoice onFile={(file) => void fromFile(file)} />
      </div>
    </main>
  );
}

/** The battle of a file, or of a map of Tiled. */
async function readChosen(file: File): Promise<MapFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.name.endsWith('.tmj') || isMap(bytes))
    return fileOfMap(bytes, new Date().toISOString(), readStoredBattle);
  return { file: readBattleFile(bytes), notices: [] };
}

/** True for a map of Tiled under any name: older versions of Tiled save maps as `.json`. */
function isMap(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return ['"tiledversion"', '"layers"'].every((key) => text.includes(key));
}

/** A file to begin from. */
function FileChoice({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  return (
    <section className="panel" aria-labelledby="making-file">
      <h2 id="making-file">A file</h2>
      <p className="muted">
        A battle of Linstock (.linstock.json), or a map of Tiled (.tmj). You can drop it here.
      </p>
      <input
        type="file"
        aria-label="Battle file"
        accept=".json,.tmj,application/json"
        onChange={({ target }) => onFile(target.files?.[0])}
      />
    </section>
  );
}

/** Takes files that are dropped anywhere on the page. */
function useFileDrop(onFile: (file: File | undefined) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      onFile(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  });
}

/** The battles that are being made in this browser; one that was deleted can be brought back until another is. */
function KeptBattles() {
  const [kept, setKept] = useState(listStoredBattles);
  const [deleted, setDeleted] = useState<BattleFile | null>(null);
  if (kept.length === 0 && !deleted) return null;
  return (
    <section className="picture-lead" aria-labelledby="making-kept">
      <h2 id="making-kept">Being made in this browser</h2>
      <ul className="lobby-rows">
        {kept.map(({ id, title }) => (
          <li key={id} className="row">
            <a className="lobby-row-link" href={hashOfEditor(id)}>
              {title}
            </a>
            <button
              type="button"
              className="button button-small"
              aria-label={`Delete ${title}`}
              onClick={() => {
                setDeleted(readStoredBattle(id));
                removeBattle(id);
                void removeHistory(id);
                setKept(listStoredBattles());
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
      {deleted && (
        <p role="status">
          {`“${deleted.title}” is deleted. `}
          <button
            type="button"
            className="button button-small"
            onClick={() => {
              saveBattle(deleted);
              setDeleted(null);
              setKept(listStoredBattles());
            }}
          >
            Bring it back
          </button>
        </p>
      )}
    </section>
  );
}
