import { type GameLogItem, likelihoodText, type Roll } from '@linstock/kernel';
import { ClauseList } from '../../common/Clause.tsx';
import { Dice } from '../../common/Die.tsx';
import { useClauses } from '../../hooks/useSession.ts';
import { usePointing } from './usePointing.ts';

/** One log item with its clauses and dice. */
export function LogItemRow({ logged, when }: { logged: GameLogItem; when: 'past' | 'now' | 'future' }) {
  const clauses = useClauses();
  const { point, show } = usePointing(logged.n, [logged]);
  const { sentence, thrown, side } = logged.logItem;
  return (
    <li className={`log-line log-${when} ${side === null ? '' : `side-${side}`}`}>
      <div className="log-row">
        <button type="button" className="log-sentence" onPointerEnter={point} onFocus={point} onClick={show}>
          {sentence}
        </button>
        {thrown ? <Thrown roll={thrown} /> : <ClauseList ids={logged.logItem.clauses} clauses={clauses} />}
      </div>
    </li>
  );
}

/** The dice as they fell and how likely that was beforehand. */
export function Thrown({ roll }: { roll: Roll }) {
  return (
    <span className="thrown">
      <Dice faces={roll.faces} reckoning={roll.reckoning} size={18} />
      <span className="figure muted" title="How likely this was before the throw">
        {likelihoodText(roll.reckoning, roll.value)}
      </span>
    </span>
  );
}
