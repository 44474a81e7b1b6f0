import type { KnownWords } from '../words/known.ts';
import './balance.css';

/** The number of games that each side won between bots, as a bar with its sentence. */
export function BalanceBar({ known }: { known: KnownWords }) {
  const { won, games } = known.figures;
  const drawn = games - won[0] - won[1];
  return (
    <p className="balance figure" title={known.sources.balance}>
      <span className="balance-bar" aria-hidden="true">
        <span className="balance-side side-0" style={{ flexGrow: won[0] }} />
        <span className="balance-drawn" style={{ flexGrow: drawn }} />
        <span className="balance-side side-1" style={{ flexGrow: won[1] }} />
      </span>
      {known.balance}
    </p>
  );
}
