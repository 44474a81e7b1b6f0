import type { CatalogueBattle } from '@linstock/battles';
import type { System } from '@linstock/systems';
import { Fragment } from 'react';
import { liveryOf } from '../design/livery.ts';
import { planFor } from '../plans/plans.ts';
import { describeKnown } from '../words/known.ts';
import { BalanceBar } from './BalanceBar.tsx';
import { BattleStart } from './BattleStart.tsx';
import { PlanPicture } from '../plans/PlanPicture.tsx';

interface Props {
  readonly listed: CatalogueBattle<System>;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** A battle on the shelf: its ground, and the facts for choosing it. The selected battle is open at the side. */
export function BattleCard({ listed, open, onOpen }: Props) {
  const { title, date, systems } = listed;
  const id = `battle-${listed.id}`;
  const [system] = systems;
  const plan = system ? planFor(system.id, listed.id) : null;
  const known = system ? describeKnown(system, listed.id) : null;
  return (
    <article className="battle" aria-labelledby={id}>
      <div className={`battle-card ${system ? liveryOf(system) : ''}${open ? ' battle-chosen' : ''}`}>
        <div className="battle-picture">{plan && <PlanPicture plan={plan} title={title} />}</div>
        <div className="battle-words">
          <h2 id={id}>
            <button type="button" className="battle-title" aria-expanded={open} onClick={onOpen}>
              <Unbroken title={title} />
            </button>
          </h2>
          <p className="battle-facts figure">
            <span>{[date.slice(0, 4), known?.size].filter(Boolean).join(' · ')}</span>
            <span>{known ? `${known.length} · ${known.learning}` : 'not fought by machines yet'}</span>
          </p>
          {known && <BalanceBar known={known} />}
        </div>
      </div>
      {open && (
        <div className="panel battle-detail">
          <BattleStart listed={listed} />
        </div>
      )}
    </article>
  );
}

/** A title whose words with a hyphen stay on one line. */
function Unbroken({ title }: Pick<CatalogueBattle<System>, 'title'>) {
  return title.split(' ').map((word, i) => (
    // oxlint-disable-next-line no-array-index-key
    <Fragment key={i}>
      {i > 0 && ' '}
      {word.includes('-') ? <span className="battle-word">{word}</span> : word}
    </Fragment>
  ));
}
