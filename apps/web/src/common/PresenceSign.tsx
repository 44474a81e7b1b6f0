import './presenceSign.css';

const WORDS = {
  here: 'here now',
  elsewhere: 'at another table',
  away: 'away',
  machine: 'a machine',
} as const;

/** Where a player is. */
export type Presence = keyof typeof WORDS;

/** The sign of a player's presence, with its words for a screen reader. */
export function PresenceSign({ presence }: { readonly presence: Presence }) {
  return (
    <span className={`presence presence-${presence}`} title={WORDS[presence]}>
      <span className="visually-hidden">{WORDS[presence]}</span>
    </span>
  );
}

/** What the signs mean. */
export function PresenceLegend() {
  return (
    <p className="presence-legend muted">
      <PresenceDisc presence="here" /> here now <PresenceDisc presence="away" /> away
    </p>
  );
}

function PresenceDisc({ presence }: { readonly presence: Presence }) {
  return <span className={`presence presence-${presence}`} aria-hidden="true" />;
}
