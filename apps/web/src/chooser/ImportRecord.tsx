import { type DragEvent, useRef, useState } from 'react';
import { tableHash } from '../app/route.ts';
import type { Wish } from '../host/host.ts';
import { ownHouse } from '../host/houses.ts';

/** Largest record file taken in, in bytes. */
const MOST = 8_388_608;

const HOT_SEAT: Wish['seats'] = [{ kind: 'human' }, { kind: 'human' }];

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
  if (file.size > MOST)
    throw new Error(
      `A record has at most ${MOST / 1_048_576} MB; this file has ${(file.size / 1_048_576).toFixed(1)}.`,
    );
  let raw: unknown;
  try {
    raw = JSON.parse(await file.text());
  } catch {
    throw new Error('This is not JSON, so it is no game record. Choose a file that Linstock has exported.');
  }
  const made = await ownHouse().importRecord(raw, HOT_SEAT, [0, 1]);
  return made.id;
}
