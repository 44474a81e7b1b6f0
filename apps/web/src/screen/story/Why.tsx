import { useState } from 'react';
import './story.css';

/** A machine's reason, for whoever asks. */
export function Why({ sentence }: { sentence: string }) {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <p className="story-why" role="status">
      {sentence}
    </p>
  ) : (
    <p className="story-why">
      <button type="button" className="link" onClick={() => setAsked(true)}>
        Why?
      </button>
    </p>
  );
}
