import { useState } from 'react';
import { hashOfTable } from '../app/route.ts';
import { copyText } from '../common/copyText.ts';
import type { CreatedGame } from './host.ts';
import './seatLinks.css';

/** The addresses to send to the players of the other seats of a new game, and the way to the game. */
export function SeatLinks({ made, sides }: { made: CreatedGame; sides: readonly [string, string] }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="seat-links">
      {made.links.map((link) => (
        <p key={link.side} className="row">
          <label className="seat-link">
            Send this to the {sides[link.side]} player. The person who opens it commands that side:
            <input readOnly value={link.address} onFocus={(event) => event.target.select()} />
          </label>
          <button
            type="button"
            className="button"
            onClick={() => void copyText(link.address).then(setCopied)}
          >
            {copied ? 'Copied' : 'Copy'}
          </button>
        </p>
      ))}
      <a className="button button-main" href={hashOfTable(made.id)}>
        To the table
      </a>
    </div>
  );
}
