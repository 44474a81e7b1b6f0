import { MORE_LINKS } from './frame/links.ts';
import './lobby.css';

/** The page about the reader. On a phone it has the links as well that have no tab. */
export function YouPage() {
  return (
    <main className="lobby-column">
      <title>You · Linstock</title>
      <h1>You</h1>
      <p>
        You can play without an account. This browser stores your seats. To take a seat to another device,
        open Your seat at its table.
      </p>
      <ul className="lobby-rows">
        {MORE_LINKS.map(({ page, label, hash }) => (
          <li key={page}>
            <a className="lobby-row-link" href={hash}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
