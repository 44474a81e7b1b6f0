import { hashOfLobby, hashOfTable } from '../../app/route.ts';
import type { KeptSeats } from '../../host/accountSession.ts';

/** The result of signing in for the seats of this browser. */
export function KeptSeatList({ seats: { kept, left } }: { seats: KeptSeats }) {
  return (
    <>
      <p role="status">{keptSentence(kept.length)}</p>
      {kept.length > 0 && (
        <ul className="lobby-rows">
          {kept.map(({ id, title, players }) => (
            <li key={id}>
              <a className="lobby-row-link" href={hashOfTable(id)}>
                {title || 'A game'}
                {players !== '' && <span className="muted"> {players}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <>
          <h2>Left out</h2>
          <ul>
            {left.map(({ game, why }) => (
              <li key={game.id}>
                {game.title || 'A game'}: {why}
              </li>
            ))}
          </ul>
        </>
      )}
      <a className="button button-main account-wide" href={hashOfLobby('home')}>
        Go on
      </a>
      <a href={hashOfLobby('you')}>Your account</a>
    </>
  );
}

function keptSentence(n: number): string {
  if (n === 0) return 'You are signed in. Seats you take from now on are yours on every device.';
  const seats = n === 1 ? 'The seat of this browser is' : `The ${n} seats of this browser are`;
  return `${seats} now yours on every device.`;
}
