import { challengeTitle, type ChallengeView } from '@linstock/protocol';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../common/copyText.ts';
import { Icon } from '../../common/Icon.tsx';
import { namesOf } from './challengeRows.ts';
import { linkOfChallenge, isJustPosted } from './postedLink.ts';

/** The link to a posted challenge, with the ways to send it on. */
export function ChallengeLink({ view }: { readonly view: ChallengeView }) {
  const [said, setSaid] = useState(() =>
    isJustPosted(view.id) ? 'Challenge posted. Link ready to copy.' : '',
  );
  const field = useRef<HTMLInputElement>(null);
  const address = linkOfChallenge(view.id);
  useEffect(() => {
    if (isJustPosted(view.id)) field.current?.focus();
  }, [view.id]);
  const title = challengeTitle(view, namesOf(view));
  const send = () => {
    if ('share' in navigator) {
      navigator.share({ title, url: address }).catch(() => undefined);
      return;
    }
    location.href = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  };
  return (
    <div className="invite-send">
      <input
        ref={field}
        readOnly
        aria-label="Link to the challenge"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        className="button"
        onClick={() => void copyText(address).then((done) => setSaid(done ? 'Copied' : ''))}
      >
        Copy
      </button>
      <button type="button" className="button invite-share" onClick={send}>
        <Icon name="up" /> Send…
      </button>
      <p role="status" className="muted">
        {said}
      </p>
    </div>
  );
}
