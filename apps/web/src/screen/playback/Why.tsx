import { useState } from 'react';
import './playback.css';

/** A machine's reason, for whoever asks. */
export function Why({ sentence }: { sentence: string }) {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <p className="playback-why" role="status">
      {sentence}
    </p>
  ) : (
    <p className="playback-why">
      <button type="button" className="link" onClick={() => setAsked(true)}>
        Why?
      </button>
    </p>
  );
}
