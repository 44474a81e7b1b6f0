/** Sheets of counters: each with its fronts, and on the next page the backs, which are then behind them. */
import type { MarkKind } from '@linstock/scene';
import { useMemo } from 'react';
import { armyOf, backOf, type PrintedBattle } from './battle.ts';
import { CounterFace } from './CounterFace.tsx';
import { type CounterSheet, layCounters, type PlacedCounter, placeBehind } from './counterSheets.ts';
import { cutsOf } from './cuts.ts';
import type { Extent } from './paper.ts';
import { Sheet } from './Sheet.tsx';

interface Props {
  readonly printed: PrintedBattle;
  readonly size: number;
  readonly area: Extent;
  readonly backs: boolean;
}

/** All counters of a battle. */
export function CounterSheets({ printed, size, area, backs }: Props) {
  const armies = useMemo(() => ([0, 1] as const).map((side) => armyOf(printed.scene, side)), [printed]);
  const sheets = useMemo(
    () =>
      layCounters(
        armies.map((army) => army.length),
        size,
        area,
      ),
    [armies, size, area],
  );
  const state = backOf(printed.rules);
  return sheets.map((sheet, i) => {
    const name = sheets.length > 1 ? `Counters, sheet ${i + 1} of ${sheets.length}` : 'Counters';
    const shared = { printed, pieces: armies.flat(), sheet, size, area, name };
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <Pair key={i} {...shared} state={state} backs={backs} />
    );
  });
}

interface PairProps extends Omit<Props, 'backs'> {
  readonly pieces: PrintedBattle['scene']['pieces'];
  readonly sheet: CounterSheet;
  readonly name: string;
  readonly state: MarkKind | null;
  readonly backs: boolean;
}

function Pair({ backs, state, ...rest }: PairProps) {
  const { name } = rest;
  return (
    <>
      <OneSide {...rest} name={backs ? `${name}: fronts` : name} placed={(front) => front} />
      {backs && (
        <OneSide
          {...rest}
          name={`${name}: backs`}
          back={state}
          placed={(front) => ({ ...front, ...placeBehind(front, rest.size, rest.area) })}
        />
      )}
    </>
  );
}

interface SideProps extends Omit<PairProps, 'backs' | 'state'> {
  readonly back?: MarkKind | null;
  readonly placed: (front: PlacedCounter) => PlacedCounter;
}

function OneSide({ printed, pieces, sheet, size, area, name, back, placed }: SideProps) {
  const { bodies } = printed.scene;
  const turned = back !== undefined;
  const across = turned ? sheet.across.map((x) => area.width - x) : sheet.across;
  return (
    <Sheet area={area} title={printed.title} name={`${name}, ${size} mm`} rule register>
      <path className="print-cuts" d={cutsOf(across, sheet.down, area)} />
      {sheet.counters.map(placed).map(({ at, x, y }) => {
        const piece = pieces[at];
        if (!piece) return null;
        return (
          <g key={piece.id} className={`piece side-${piece.side}`} transform={`translate(${x} ${y})`}>
            <CounterFace
              piece={piece}
              body={bodies.find(({ id }) => id === piece.group)}
              size={size}
              {...(turned && { back })}
            />
          </g>
        );
      })}
    </Sheet>
  );
}
