import { hashOfLab } from '../app/route.ts';
import type { KnownWords } from '../words/known.ts';
import { BalanceBar } from './BalanceBar.tsx';

/** The known figures of a battle, and their source. */
export function BattleFacts({ known, battle }: { known: KnownWords; battle: string }) {
  const { length, size, learning, sources } = known;
  return (
    <dl className="battle-table">
      <div title={sources.length}>
        <dt>Length</dt>
        <dd>about {length}</dd>
      </div>
      <div>
        <dt>Size</dt>
        <dd>{size}</dd>
      </div>
      <div title={sources.learning}>
        <dt>To learn</dt>
        <dd>{learning}</dd>
      </div>
      <div className="battle-balance">
        <dt>Balance</dt>
        <dd>
          <BalanceBar known={known} />
          <span className="muted">
            {sources.balance} <a href={hashOfLab(battle)}>Could it have gone otherwise?</a>
          </span>
        </dd>
      </div>
    </dl>
  );
}
