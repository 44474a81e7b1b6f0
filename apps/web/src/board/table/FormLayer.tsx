/** A stand in its new formation, and the width and depth of stands, in brass and inches. */
import type { Stand } from '@linstock/ground';
import type { FormationPreview } from '@linstock/scene';
import { spotOfPlace, type TablePlate, turnOnPlate, unitsOf } from '../plate/tablePlate.ts';
import { Outline } from './shapes.tsx';
import './form.css';

/** The outline of a stand in its new formation, its footprint, and the point that stays. */
export function FormedOutline({
  plate,
  forms,
}: {
  readonly plate: TablePlate;
  readonly forms: FormationPreview;
}) {
  const { pose } = forms.piece;
  if (!pose) return null;
  const [x, y] = spotOfPlace(plate, forms.stays);
  return (
    <g className="formed">
      <g className="outline">
        <Outline plate={plate} stand={pose} />
      </g>
      <Footprint plate={plate} stand={pose} />
      <circle className="stays" cx={x} cy={y} r="4" />
    </g>
  );
}

/** Distance of its rules from a stand, in plate units. */
const RULE_DISTANCE = 6;

/** Brass rules along the rear and the right side of a stand, with its inches. */
export function Footprint({ plate, stand }: { readonly plate: TablePlate; readonly stand: Stand }) {
  const [x, y] = spotOfPlace(plate, stand);
  const turn = turnOnPlate(plate, stand.facing);
  const [w, d] = [unitsOf(stand.frontage) / 2, unitsOf(stand.depth) / 2];
  return (
    <g className="footprint" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="casing" d={`M${-w} ${d + RULE_DISTANCE}H${w}M${w + RULE_DISTANCE} ${-d}V${d}`} />
      <path
        className="rule"
        d={`M${-w} ${d + RULE_DISTANCE}H${w}M${-w} ${d + RULE_DISTANCE - 3}v6M${w} ${d + RULE_DISTANCE - 3}v6M${w + RULE_DISTANCE} ${-d}V${d}M${w + RULE_DISTANCE - 3} ${-d}h6M${w + RULE_DISTANCE - 3} ${d}h6`}
      />
      <Inches x={0} y={d + RULE_DISTANCE + 11} turn={turn} thousandths={stand.frontage} />
      <Inches x={w + RULE_DISTANCE + 13} y={0} turn={turn} thousandths={stand.depth} />
    </g>
  );
}

function Inches(props: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly thousandths: number;
}) {
  const { x, y, turn, thousandths } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${-turn})`}>
      <text y="4">{String(Math.round(thousandths / 10) / 100)}</text>
    </g>
  );
}
