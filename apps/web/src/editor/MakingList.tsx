import { catalogueOf } from '@linstock/battles';
import { readBattleFile } from '@linstock/battles/file';
import { fileOfBattle, newBattle } from '@linstock/editor';
import { systems } from '@linstock/systems';
import { useState } from 'react';
import { hashOfEditor } from '../app/route.ts';
import { copyOf, forgetBattle, keepBattle, listKeptBattles, makeBattleId } from './keptBattles.ts';
import { NewBattleForm, type NewBattleWish } from './NewBattleForm.tsx';
import '../lobby/lobby.css';
import './makingList.css';

function openEditor(id: string): void {
  location.hash = hashOfEditor(id);
}

async function beginNew(wish: NewBattleWish): Promise<string> {
  const file = await newBattle({ ...wish, id: makeBattleId(), changed: new Date().toISOString() });
  keepBattle(file);
  return file.id;
}

/** The ways to begin: a battle that is being made here, one of the house, empty ground, or a file. */
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
      keepBattle(copy);
      return copy.id;
    });
  const fromFile = (file: File | undefined) =>
    file &&
    begin(async () => {
      const read = readBattleFile(new Uint8Array(await file.arrayBuffer()));
      const own = read.id.startsWith('own-') ? read : copyOf(read);
      keepBattle(own);
      return own.id;
    });
  return (
    <main className="lobby-column">
      <title>Make a battle · Linstock</title>
      <h1>Make a battle</h1>
      <KeptBattles />
      <section aria-labelledby="making-from">
        <h2 id="making-from">From a battle</h2>
        <p className="muted">You get a copy. The battle itself stays as it is.</p>
        <p className="row">
          {catalogueOf(systems).map(({ id, title }) => (
            <button key={id} type="button" className="button" onClick={() => void fromBattle(id)}>
              {title}
            </button>
          ))}
        </p>
      </section>
      <NewBattleForm onBegin={(wish) => void begin(() => beginNew(wish))} />
      <section aria-labelledby="making-file">
        <h2 id="making-file">A file</h2>
        <input
          type="file"
          aria-label="Battle file"
          accept=".json,application/json"
          onChange={({ target }) => void fromFile(target.files?.[0])}
        />
      </section>
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </main>
  );
}

/** The battles that are being made in this browser. */
function KeptBattles() {
  const [kept, setKept] = useState(listKeptBattles);
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="making-kept">
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
                forgetBattle(id);
                setKept(listKeptBattles());
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
