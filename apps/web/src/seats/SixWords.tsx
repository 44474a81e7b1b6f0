import { useState } from 'react';
import { copyText } from '../common/copyText.ts';
import { makeSeatWords } from '../host/seatCalls.ts';
import type { OpenSeat } from './openSeat.ts';
import { writeTime } from './seatSubject.ts';
import { useTask } from './useTask.ts';

/** The six words that bring the seat back: shown once, when they are made. */
export function SixWords({ game, side, seat, read }: OpenSeat) {
  const [words, setWords] = useState<readonly string[] | null>(null);
  const { busy, trouble, run } = useTask();
  const make = () =>
    run(async () => {
      setWords(await makeSeatWords(game, side));
      await read();
    });
  if (words !== null) return <ShownWords words={words} onDone={() => setWords(null)} />;
  return (
    <section>
      <h4>Six words</h4>
      {seat.words === null ? (
        <p>Six words bring the seat back if this browser loses it. There are none yet.</p>
      ) : (
        <p>
          Made on {writeTime(seat.words)}. We store only a fingerprint of the words, so we cannot show them
          again.
        </p>
      )}
      <button type="button" className="button" disabled={busy} onClick={make}>
        {seat.words === null ? 'Show six words' : 'Make six new ones'}
      </button>
      {seat.words !== null && <p className="muted">The old ones then stop working.</p>}
      {trouble !== null && <p role="alert">{trouble}</p>}
    </section>
  );
}

/** Six words that were just made. They are shown once. */
export function ShownWords({ words, onDone }: { words: readonly string[]; onDone: () => void }) {
  const [copied, setCopied] = useState(false);
  return (
    <section>
      <h4>Your six words</h4>
      <p>
        These six words bring the seat back if this browser loses it. Write them down or save them in your
        password manager. They open this seat only and are shown once. Anyone who has them can take your seat.
      </p>
      <ol className="six-words">
        {words.map((word, i) => (
          <li key={`${i}-${word}`}>{word}</li>
        ))}
      </ol>
      <p className="row">
        <button
          type="button"
          className="button"
          onClick={() => void copyText(words.join(' ')).then(setCopied)}
        >
          Copy
        </button>
        <button type="button" className="button button-main" onClick={onDone}>
          I have them
        </button>
        <span role="status">{copied ? 'Copied' : ''}</span>
      </p>
    </section>
  );
}
