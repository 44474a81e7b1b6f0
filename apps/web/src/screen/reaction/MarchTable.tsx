import { percentText } from '@linstock/kernel';
import { harmChance, type ProvokedReaction } from '@linstock/scene';
import { listProvokingSteps } from './steps.ts';
import './reaction.css';

interface Props {
  readonly provokes: readonly ProvokedReaction[];
  readonly onPoint: (at: string[]) => void;
}

/** The units that may act at each step of a march, and their chances. */
export function MarchTable({ provokes, onPoint }: Props) {
  const steps = listProvokingSteps(provokes);
  const harm = harmChance(provokes);
  if (steps.length === 0) return null;
  return (
    <section className="march-table" aria-label="What it provokes">
      <h3>On the way the enemy may act</h3>
      <table>
        <tbody>
          {steps.map(({ number, acts, together }) => [
            ...acts.map(({ label, piece, ifHeld }, i) => (
              <tr
                key={`${number} ${label}`}
                onPointerEnter={() => onPoint(piece === null ? [] : [piece])}
                onPointerLeave={() => onPoint([])}
              >
                <td>
                  {i > 0 && <span className="visually-hidden">Step {number}. </span>}
                  {i === 0 && `Step ${number}.`}
                </td>
                <td>
                  {label}
                  {ifHeld && ', if it held its fire before'}
                </td>
              </tr>
            )),
            together !== null && (
              <tr key={`${number} together`} className="together">
                <td />
                <td>
                  one or more of them: <span className="figure">{percentText(together)}</span>
                </td>
              </tr>
            ),
          ])}
        </tbody>
      </table>
      <p>
        {steps.length > 1 && harm > 0 && (
          <>
            In all, if each acts where it hurts most: <span className="figure">{percentText(harm)}</span>.{' '}
          </>
        )}
        Their orders are not known.
      </p>
    </section>
  );
}
