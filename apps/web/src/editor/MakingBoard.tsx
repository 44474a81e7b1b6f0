import { nameOfId, type OpenPlace, refusePlace, type UnitSpot } from '@linstock/editor';
import { axialOf } from '@linstock/ground';
import { useRef, useState } from 'react';
import { DrawSurface } from './DrawSurface.tsx';
import { changesOf, describeBrush } from './GroundPanel.tsx';
import { HexGround } from './HexGround.tsx';
import { ObjectLayer } from './ObjectLayer.tsx';
import { PlacePopover, type RefusedPlace } from './PlacePopover.tsx';
import { TableGround } from './TableGround.tsx';
import type { Tool, UnitKey } from './tools.ts';
import { useFingerHold } from './useFingerHold.ts';
import type { GroundWork } from './useGround.ts';
import { usePaintedGround } from './usePaintedGround.ts';
import type { Making } from './useMaking.ts';
import { paintZone } from './ZonePanel.tsx';

interface Props {
  readonly making: Making;
  readonly tool: Tool;
  readonly ground: GroundWork;
  readonly chosen: UnitKey | null;
  readonly scale: number;
  readonly onChoose: (unit: UnitKey) => void;
}

/** The board: hexes or a table, with its drawing and the layer for drawing. */
export function MakingBoard({ making, tool, ground, chosen, scale, onChoose }: Props) {
  const { open } = making;
  const { frame, objects } = ground;
  const picture = usePaintedGround(open);
  const view = useRef<HTMLElement>(null);
  useFingerHold(view);
  const { popover, drop } = useDrops(making, () => view.current?.focus({ preventScroll: true }));
  const over = tool.tool === 'draw' && frame && (
    <DrawSurface
      frame={frame}
      objects={objects}
      chosen={ground.chosen}
      sketch={ground.tool ? ground.sketch : null}
      snap={ground.snap}
      onChoose={ground.choose}
      onChange={ground.change}
    />
  );
  const stroke = (hexes: readonly number[], rubs: boolean) => layStroke(making, tool, hexes, rubs);
  return (
    // A board that is larger than its view is scrolled by keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={view} className="making-view" aria-label="Board" tabIndex={0}>
      {open?.on === 'hexes' && (
        <HexGround
          open={open}
          mended={new Set(open.fight.hexes?.map(({ hex }) => String(hex)))}
          picture={picture}
          tool={tool}
          chosen={chosen}
          zoom={scale}
          ground={frame && <ObjectLayer objects={objects} frame={frame} />}
          over={over}
          onChoose={onChoose}
          onPlace={drop}
          onStroke={stroke}
        />
      )}
      {open?.on === 'table' && (
        <TableGround
          open={open}
          chosen={chosen}
          zoom={scale}
          picture={picture}
          over={over}
          onChoose={onChoose}
          onPlace={drop}
        />
      )}
      {popover}
      {ground.objects.length === 0 && tool.tool === 'draw' && (
        <p className="muted">Nothing is drawn yet. Choose a tool.</p>
      )}
    </section>
  );
}

/** Units dropped on the board: one that may not be there stays where it was, and a popover says why. */
function useDrops({ open, edit }: Making, onClosed: () => void) {
  const [popover, setPopover] = useState<RefusedPlace | null>(null);
  const place = ({ side, unit }: UnitKey, { at, facing }: Pick<OpenPlace, 'at' | 'facing'>) =>
    edit(
      { kind: open?.on === 'table' ? 'stand' : 'place', side, unit, at, facing },
      `${nameOfId(open?.names ?? [], unit)} moved`,
    );
  const drop = (unit: RefusedPlace['unit'], at: UnitSpot, spot: RefusedPlace['spot']) => {
    const refusal = open && refusePlace(open, unit, at);
    setPopover(refusal && { unit, spot, ...refusal });
    if (!refusal) place(unit, { at, facing: unit.facing });
  };
  const close = () => {
    setPopover(null);
    onClosed();
  };
  const shown = popover && (
    <PlacePopover popover={popover} onPut={(at) => place(popover.unit, at)} onClose={close} />
  );
  return { popover: shown, drop };
}

/** Lays ground on hexes, or paints them into a zone. */
function layStroke({ open, edit }: Making, tool: Tool, hexes: readonly number[], rubs: boolean): void {
  if (open?.on !== 'hexes') return;
  const { map, zones } = open.drawn;
  if (tool.tool === 'ground')
    edit(
      { kind: 'hexes', changes: changesOf(map, hexes, tool.brush) },
      describeBrush(tool.brush, hexes.length),
    );
  if (tool.tool !== 'zone') return;
  const places = hexes.map((hex) => axialOf(map, hex));
  edit({ kind: 'zone', zone: paintZone(zones, tool.zone, places, rubs) }, `${tool.zone.name} painted`);
}
