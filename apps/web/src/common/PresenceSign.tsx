import './presenceSign.css';

const WORDS = {
  here: 'here now',
  elsewhere: 'at another table',
  away: 'away',
  machine: 'a machine',
} as const;

/** The presence of a player: one of the signs. */
export type Presence = keyof typeof WORDS;

interface Props {
  readonly presence: Presence;
  /** The words for a player who is here. */
  readonly here?: string;
}

/** The sign of a player's presence, with its words for a screen reader. */
export function PresenceSign({ presence, here = WORDS.here }: Props) {
  const words = presence === 'here' ? here : WORDS[presence];
  return (
    <span className={`presence presence-${presence}`} title={words}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** The legend of the signs. */
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
