import {
  type Prospect,
  percentText,
  type Reckoning,
  type ReckoningForm,
  seededChance,
  sharesOf,
  type ThrownRoll,
} from '@linstock/kernel';
import { Dice } from '../common/Die.tsx';
import { makeRandomHex } from '../common/randomHex.ts';
import { type DiceProgress, throwOn } from './realDice.ts';

interface Props {
  readonly form: ReckoningForm;
  readonly situation: unknown;
  readonly first: Reckoning;
  readonly read: DiceProgress;
  readonly faces: readonly number[];
  readonly onFaces: (faces: readonly number[]) => void;
  readonly prospects: readonly Prospect[] | null;
}

/** The dice of a filled-in form: real dice by a button for each face, or thrown here; and their result. */
export function DicePad({ form, situation, first, read, faces, onFaces, prospects }: Props) {
  const { fallen, next, end, begun } = read;
  const { count, sides } = (next ?? first).dice;
  const missing = count - begun.length;
  return (
    <section className="panel dice-pad" aria-label="The dice">
      <div role="status" className="dice-result">
        {end !== null && <b className="dice-end">{end}</b>}
        {end === null && fallen.length === 0 && begun.length === 0 && (
          <span className="dice-likeliest">{likeliest(first, prospects)}</span>
        )}
        {end === null && fallen.length > 0 && <span>{fallenWords(fallen.at(-1))}</span>}
        {begun.length > 0 && <Dice faces={begun} reckoning={next ?? first} size={22} />}
      </div>
      {next && sides <= 10 && (
        <div className="dice-faces">
          {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
            <button
              key={face}
              type="button"
              className="button"
              aria-label={`A die shows ${face}`}
              onClick={() => onFaces([...faces, face])}
            >
              {face}
            </button>
          ))}
        </div>
      )}
      <div className="row dice-acts">
        {(next || faces.length > 0) && (
          <button
            type="button"
            className="button button-main"
            onClick={() => {
              const kept = next ? faces : [];
              onFaces(throwOn(form, situation, first, kept, seededChance(makeRandomHex(16))));
            }}
          >
            {next ? 'Throw' : 'Throw again'}
          </button>
        )}
        {faces.length > 0 && (
          <button type="button" className="button" onClick={() => onFaces([])}>
            Clear
          </button>
        )}
        {next && (
          <span className="dice-next">
            {fallen.length > 0 ? `${next.title}: ` : ''}
            {missing} {missing === 1 ? 'die' : 'dice'}
          </span>
        )}
      </div>
    </section>
  );
}

function fallenWords(fallen: ThrownRoll | undefined): string {
  return fallen ? `${fallen.reckoning.title}: ${fallen.outcome.label}` : '';
}

/** The two likeliest ends in a line. */
function likeliest(first: Reckoning, prospects: readonly Prospect[] | null): string {
  const rows = prospects ?? sharesOf(first).map(({ outcome, chance }) => ({ label: outcome.label, chance }));
  return rows
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, 2)
    .map(({ label, chance }) => `${label}: ${percentText(chance)}`)
    .join(' · ');
}
