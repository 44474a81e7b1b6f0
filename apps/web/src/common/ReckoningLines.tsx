import type { Clauses, Reckoning, ReckoningLine } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import type { ReactNode } from 'react';
import { Clause } from './Clause.tsx';
import './reckoningLines.css';

interface Props {
  readonly reckoning: Reckoning;
  readonly clauses: Clauses;
  /** Rings the pieces on the board that a line comes from. */
  readonly onPoint?: (at: readonly string[]) => void;
}

/** The lines of a reckoning: what counts, by which rule, and how much. */
export function ReckoningLines({ reckoning, clauses, onPoint }: Props) {
  return (
    <Lines
      lines={reckoning.lines}
      clauseLink={(clause) => <Clause id={clause} clauses={clauses} />}
      {...(onPoint && { onPoint })}
    />
  );
}

interface LinesProps extends Pick<Props, 'onPoint'> {
  readonly lines: readonly ReckoningLine[];
  readonly clauseLink: (clause: string) => ReactNode;
}

/** Addends with their clauses. */
export function Lines({ lines, clauseLink, onPoint }: LinesProps) {
  return (
    <table className="reckoning-lines">
      <caption className="visually-hidden">How it is reckoned</caption>
      <tbody>
        {lines.map((line, i) => (
          <tr
            key={`${i}:${line.label}`}
            onPointerEnter={() => onPoint?.(line.at ?? [])}
            onPointerLeave={() => onPoint?.([])}
          >
            <th scope="row">{sentence(line.label)}</th>
            <td>{line.clause !== null && clauseLink(line.clause)}</td>
            <td className="figure">{valueText(line.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A figure with a proper minus sign, or a word unchanged. */
function valueText(value: number | string): string {
  return typeof value === 'number' && value < 0 ? `−${Math.abs(value)}` : String(value);
}
