/** Sheets of markers, as large as the counters they lie on. */
import { useMemo } from 'react';
import { OrderFace } from '../common/OrderSign.tsx';
import type { PrintedBattle } from './battle.ts';
import { layCounters } from './counterSheets.ts';
import { cutsOf } from './cuts.ts';
import { type Marker, markersOf } from './markers.ts';
import type { Extent } from './paper.ts';
import { Sheet } from './Sheet.tsx';

/** All markers of a battle; printed on one side. */
export function MarkerSheets(props: { printed: PrintedBattle; size: number; area: Extent }) {
  const { printed, size, area } = props;
  const markers = useMemo(() => markersOf(printed), [printed]);
  const all = markers.flatMap((marker) => Array.from({ length: marker.many }, () => marker));
  const sheets = layCounters([all.length], size, area);
  return sheets.map((sheet, i) => (
    <Sheet
      // oxlint-disable-next-line react/no-array-index-key
      key={i}
      area={area}
      title={printed.title}
      name={`Markers, sheet ${i + 1} of ${sheets.length}, ${size} mm`}
      rule
    >
      <path className="print-cuts" d={cutsOf(sheet.across, sheet.down, area)} />
      {sheet.counters.map(({ at, x, y }) => {
        const marker = all[at];
        return (
          marker && (
            <g key={at} transform={`translate(${x} ${y})`}>
              <OneMarker marker={marker} size={size} />
            </g>
          )
        );
      })}
    </Sheet>
  ));
}

function OneMarker({ marker: { word, face }, size }: { marker: Marker; size: number }) {
  const words = word.split(' ');
  const longest = Math.max(...words.map(({ length }) => length));
  const letters = Math.min(face ? 0.13 : 0.2, 1.7 / longest) * size;
  const middle = size / 2;
  const last = face ? 0.93 * size : middle + (words.length / 2 - 0.2) * letters;
  return (
    <>
      <rect className="print-marker" width={size} height={size} />
      {face && (
        <g transform={`translate(${middle} ${0.3 * size}) scale(${size / 46})`}>
          <OrderFace face={face} />
        </g>
      )}
      {words.map((each, i) => (
        <text
          key={each}
          className="print-marked"
          x={middle}
          y={last - (words.length - 1 - i) * letters}
          style={{ fontSize: `${letters}px` }}
        >
          {each}
        </text>
      ))}
    </>
  );
}
