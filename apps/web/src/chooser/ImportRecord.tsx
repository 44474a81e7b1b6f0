import { type DragEvent, useRef, useState } from 'react';
import { tableHash } from '../app/route.ts';
import { ownBackend } from '../host/backends.ts';
import type { NewGame } from '../host/host.ts';
import { readRecordFile } from './recordFile.ts';

const HOT_SEAT: NewGame['seats'] = [{ kind: 'human' }, { kind: 'human' }];

/** Takes a game record from a file, dropped or chosen, and opens it for replay and going on. */
export function ImportRecord() {
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setTrouble(null);
    try {
      location.hash = tableHash(await importFile(file));
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
      <h2 id="import-title">Open a record</h2>
      <p>
        Drop a game record (.json) here to replay it or play on from it, or{' '}
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

async function importFile(file: File): Promise<string> {
  const record = readRecordFile(new Uint8Array(await file.arrayBuffer()));
  const made = await ownBackend().importRecord(record, HOT_SEAT, [0, 1]);
  return made.id;
}
