import { type Axial, axialOf, type DrawnBattle, type DrawnUnit } from '@linstock/ground';
import { type PointerEvent, useState } from 'react';
import { isUnit, type Tool, type UnitKey } from './tools.ts';

interface DragProps {
  readonly drawn: DrawnBattle;
  readonly tool: Tool;
  readonly chosen: UnitKey | null;
  readonly onChoose: (unit: UnitKey) => void;
  readonly onPlace: (unit: DrawnUnit, at: Axial, spot: readonly [number, number]) => void;
  readonly onStroke: (hexes: readonly number[], rubs: boolean) => void;
}

/** A unit that is dragged over the map. */
interface InHand {
  readonly unit: DrawnUnit;
  /** The hex under the pointer. */
  readonly hex: number;
  /** Its place in the picture: above the pointer, which does not cover the hex. */
  readonly at: readonly [x: number, y: number];
}

/** Height of a unit in hand above the pointer, in CSS pixels. */
const LIFT_PX = 30;

/** A drag over the hexes: a stroke of a brush, or a unit that moves. A press on a unit chooses it. */
export function useHexDrag({ drawn, tool, chosen, onChoose, onPlace, onStroke }: DragProps) {
  const { map, units } = drawn;
  const [stroke, setStroke] = useState<readonly number[] | null>(null);
  const [carried, setCarried] = useState<DrawnUnit | null>(null);
  const [inHand, setInHand] = useState<InHand | null>(null);
  // A press on the chosen unit without a drag chooses the next one in its hex.
  const [turns, setTurns] = useState(false);
  const press = (event: PointerEvent) => {
    const hex = hexUnder(event);
    if (hex === null || event.button !== 0) return;
    if (tool.tool === 'ground' || tool.tool === 'zone') return setStroke([hex]);
    if (tool.tool === 'draw') return;
    const here = unitsOn(drawn, hex);
    const picked = here.find((unit) => isUnit(chosen, unit));
    const [first] = here;
    if (first && !picked) onChoose(first);
    setTurns(picked !== undefined);
    setCarried(picked ?? first ?? units.find((unit) => isUnit(chosen, unit)) ?? null);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const hex = hexUnder(event);
    if (hex === null) return;
    if (stroke && !stroke.includes(hex)) setStroke([...stroke, hex]);
    if (carried && (inHand || String(axialOf(map, hex)) !== String(carried.hex)))
      setInHand({ unit: carried, hex, at: spotInPicture(event) });
  };
  const cancel = () => {
    setStroke(null);
    setCarried(null);
    setInHand(null);
  };
  const drop = (event: PointerEvent) => {
    const hex = hexUnder(event);
    if (stroke) onStroke(stroke, event.shiftKey);
    cancel();
    if (!carried || hex === null) return;
    const at = axialOf(map, hex);
    if (String(at) !== String(carried.hex)) return onPlace(carried, at, [event.clientX, event.clientY]);
    const here = unitsOn(drawn, hex);
    const next = here[(here.indexOf(carried) + 1) % here.length];
    if (turns && next) onChoose(next);
  };
  return { stroke, inHand, press, move, drop, cancel };
}

/** The place of a unit in hand in the picture of the board. */
function spotInPicture({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): InHand['at'] {
  const matrix = currentTarget.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY - LIFT_PX).matrixTransform(matrix);
  return [x, y];
}

/** The hex that an event is over, by the element there; null if it is over none. */
function hexUnder({ clientX, clientY }: PointerEvent): number | null {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof SVGElement && element.dataset['hex'] !== undefined);
  return found instanceof SVGElement ? Number(found.dataset['hex']) : null;
}

function unitsOn({ map, units }: DrawnBattle, hex: number): DrawnUnit[] {
  return units.filter((unit) => String(unit.hex) === String(axialOf(map, hex)));
}
