import { type DragEvent, useRef, useState } from 'react';
import { hashOfBattle, hashOfStudy, hashOfTable } from '../app/route.ts';
import { openOwnBackend } from '../host/backends.ts';
import type { NewGame } from '../host/host.ts';
import { readRecordFile } from './recordFile.ts';

const HOT_SEAT: NewGame['seats'] = [{ kind: 'human' }, { kind: 'human' }];

/** Takes a game record or a battle from a file, dropped or chosen, and opens it. */
export function ImportRecord() {
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setTrouble(null);
    try {
      location.hash = await importFile(file);
    } catch (error) {
      setTrouble(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    // Dropping a file is a shortcut for the button within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={`import-record${over ? ' import-over' : ''}`}
      aria-labelledby="import-title"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="import-title">Open a record or a battle</h2>
      <p>
        Drop a game record (.json) here to replay it or play on from it, or a battle (.linstock.json) to fight
        it, or{' '}
        <button type="button" className="button button-small" onClick={() => input.current?.click()}>
          choose a file
        </button>
      </p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="visually-hidden"
        aria-label="Record file"
        tabIndex={-1}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {trouble !== null && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </section>
  );
}

/** Opens a file: a record at its table, a battle or a study on its page. Returns the hash of the place. */
async function importFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.name.endsWith('.linstock.json')) {
    const { packBattle, readBattleFile } = await import('@linstock/battles/file');
    return hashOfBattle(await packBattle(readBattleFile(bytes)));
  }
  if (file.name.endsWith('.linstock-study.json')) {
    const { openStudyFile } = await import('../host/ownStudies.ts');
    return hashOfStudy(openStudyFile(bytes));
  }
  const made = await openOwnBackend().importRecord(readRecordFile(bytes), HOT_SEAT, [0, 1]);
  return hashOfTable(made.id);
}
