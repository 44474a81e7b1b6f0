/** The parts of which cards and rows of games are made. */
import type { GameSummary } from '@linstock/protocol';
import { systemById } from '@linstock/systems';
import { PlayerName } from '../../common/PlayerName.tsx';
import { type Presence, PresenceSign } from '../../common/PresenceSign.tsx';
import { liveryOf } from '../../design/livery.ts';
import { describeFigures, describeTimeLeft, isLow, measureShareLeft } from '../../screen/seats/clockText.ts';
import type { SeatGame, TimeLeft } from './seatGames.ts';
import './gameParts.css';

/** The class that gives a game's sides their colours. */
export function liveryOfGame({ system }: Pick<GameSummary, 'system'>): string {
  const rules = systemById(system);
  return rules ? liveryOf(rules) : '';
}

/** A side by its colour and its name. */
export function SideName({ game: { side, summary } }: { readonly game: SeatGame }) {
  if (side === null || !summary) return null;
  return (
    <span className={`side-name ${liveryOfGame(summary)}`}>
      <span className={`side-mark side-${side}`} aria-hidden="true" /> {summary.sides[side]}
    </span>
  );
}

interface OpponentProps {
  readonly game: SeatGame;
  /** 0 if the Tab key reaches the link to the player, else -1. */
  readonly tabIndex?: 0 | -1;
}

/** The other player, with presence and flag. */
export function Opponent({ game: { opponent }, tabIndex = 0 }: OpponentProps) {
  if (!opponent) return <span className="opponent">you play both sides</span>;
  return (
    <span className="opponent">
      <PresenceSign presence={presenceOf(opponent)} />
      {opponent.kind === 'human' ? (
        <PlayerName name={opponent.name} account={opponent.account} tabIndex={tabIndex} />
      ) : (
        <b title={opponent.name}>{opponent.name}</b>
      )}
    </span>
  );
}

function presenceOf({ kind, connected }: NonNullable<SeatGame['opponent']>): Presence {
  if (kind === 'bot') return 'machine';
  return connected ? 'here' : 'away';
}

/** The bar of the time that is left. */
export function TimeBar({ time: { clock, left } }: { readonly time: TimeLeft }) {
  const low = isLow(clock, left);
  return (
    <span className={`time-bar ${low ? 'time-bar-low' : ''}`} aria-hidden="true">
      <span style={{ width: `${measureShareLeft(clock, left) * 100}%` }} />
    </span>
  );
}

/** The time left in figures, with its words for a screen reader. */
export function TimeWords({ time: { clock, left } }: { readonly time: TimeLeft }) {
  return (
    <span className="time-words">
      <span aria-hidden="true">
        <b>{describeFigures(clock, left)}</b>
        {left > 0 && ' left'}
      </span>
      <span className="visually-hidden">{describeTimeLeft(left)}</span>
    </span>
  );
}
