import type { Side } from '@linstock/kernel';
import { useEffect, useState } from 'react';
import { makeSeatWords } from '../host/seatCalls.ts';
import { ShownWords } from './SixWords.tsx';

interface Props {
  readonly game: string;
  readonly side: Side;
  /** The player continues to the table. */
  readonly onDone: () => void;
}

/** The six words of a seat that a guest has just taken. They are made once, and the table follows. */
export function GuestWords({ game, side, onDone }: Props) {
  const [words, setWords] = useState<readonly string[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    makeSeatWords(game, side).then(setWords, (error: unknown) =>
      setTrouble(error instanceof Error ? error.message : String(error)),
    );
  }, [game, side]);
  return (
    <div className="guest-words">
      {words === null ? (
        <p role={trouble === null ? undefined : 'alert'}>{trouble ?? 'Loading…'}</p>
      ) : (
        <ShownWords words={words} onDone={onDone} />
      )}
      <button type="button" className="link" onClick={onDone}>
        Continue without recovery words
      </button>
    </div>
  );
}
