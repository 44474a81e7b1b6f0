/** The tape measure laid on the table. */
import { spotOfPlace, type TablePlate } from './tablePlate.ts';
import { inWords, type TapeReading } from './tape.ts';

/** A tape with its reading in the middle. */
export function TapeLayer({ plate, reading }: { readonly plate: TablePlate; readonly reading: TapeReading }) {
  const [ax, ay] = spotOfPlace(plate, reading.from);
  const [bx, by] = spotOfPlace(plate, reading.to);
  return (
    <g className="tape" aria-hidden="true">
      <path className="casing" d={`M${ax} ${ay}L${bx} ${by}`} />
      <path className="band" d={`M${ax} ${ay}L${bx} ${by}`} />
      <path className="inches" d={`M${ax} ${ay}L${bx} ${by}`} />
      <circle cx={ax} cy={ay} r="4" />
      <circle cx={bx} cy={by} r="4" />
      <g className="reading" transform={`translate(${(ax + bx) / 2} ${(ay + by) / 2})`}>
        <text y="-9">{inWords(reading.length)} in</text>
      </g>
    </g>
  );
}
