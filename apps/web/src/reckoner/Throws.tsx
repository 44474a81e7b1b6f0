import { type Clauses, likelihoodText, readFaces, type ThrownRoll } from '@linstock/kernel';
import { Clause } from '../common/Clause.tsx';
import { Dice } from '../common/Die.tsx';
import { ReckoningLines } from '../common/ReckoningLines.tsx';

/** The throws so far, each with its dice, its result and its reckoning. */
export function Throws({ fallen, clauses }: { fallen: readonly ThrownRoll[]; clauses: Clauses }) {
  return (
    <ol className="throws">
      {fallen.map(({ reckoning, faces, outcome }, i) => (
        // Throws have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>
          <p className="throw-head">
            {faces.length > 0 && <Dice faces={faces} reckoning={reckoning} size={22} />}
            <span>
              {reckoning.title}: <b>{outcome.label}</b> <Clause id={reckoning.clause} clauses={clauses} />
              {faces.length > 0 && (
                <span className="muted"> {likelihoodText(reckoning, readFaces(reckoning.dice, faces))}</span>
              )}
            </span>
          </p>
          {i > 0 && reckoning.lines.length > 0 && <ReckoningLines reckoning={reckoning} clauses={clauses} />}
        </li>
      ))}
    </ol>
  );
}
