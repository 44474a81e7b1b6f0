/** The margin of the sheet: double frame, cartouche with title, date and strengths, scale of yards, north star. */
import { memo } from 'react';
import { dateInWords } from './names.ts';
import { type Rule, type SheetPlan, scaleBar } from './sheet.ts';

/** What the cartouche says. */
export interface Title {
  readonly battle: string;
  /** `1781-01-17`; empty for a battle that never was. */
  readonly date: string;
  /** Name and strength of each side, Crown first. */
  readonly sides: readonly { readonly name: string; readonly strength: string }[];
}

/** The margin layer: an SVG group under the names. */
export const Margin = memo(function Margin({
  plan,
  title,
  bearing,
  rule,
}: {
  readonly plan: SheetPlan;
  readonly title: Title;
  /** Compass bearing that runs up the sheet, in degrees. */
  readonly bearing: number;
  readonly rule: Rule;
}) {
  const { frame, neat, panel, upright } = plan;
  const middle = panel && panel.x + panel.width / 2 + (upright ? 0 : 14);
  return (
    <g className="margin">
      <rect className="frame-outer" {...frame} />
      <rect
        className="frame-inner"
        x={frame.x + 9}
        y={frame.y + 9}
        width={frame.width - 18}
        height={frame.height - 18}
      />
      <rect className="neat-line" {...neat} />
      {panel && middle !== null && upright && (
        <>
          <Cartouche x={middle} y={panel.y + 22} scale={1.12} title={title} />
          <Star x={panel.x + panel.width * 0.86} y={panel.y + 105} bearing={bearing} radius={58} />
          <Scale x={panel.x + panel.width * 0.15} y={panel.y + 110} rule={rule} room={panel.width * 0.2} />
        </>
      )}
      {panel && middle !== null && !upright && (
        <>
          <Cartouche x={middle} y={panel.y + 70} scale={1.14} title={title} />
          <Star x={middle} y={panel.y + panel.height * 0.62} bearing={bearing} radius={74} />
          <Scale x={middle} y={panel.y + panel.height - 82} rule={rule} room={240} />
        </>
      )}
    </g>
  );
});

function Cartouche({ x, y, scale, title }: { x: number; y: number; scale: number; title: Title }) {
  return (
    <g className="cartouche" transform={`translate(${x} ${y}) scale(${scale})`}>
      <text className="plan-of" y="14">
        {title.date ? 'Plan of the Battle of' : 'Plan of the ground of'}
      </text>
      <text
        className="battle"
        y="58"
        {...(title.battle.length > 11 ? { textLength: 262, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
      >
        {title.battle}
      </text>
      {title.date !== '' && (
        <text className="fought" y="84">
          fought on the {dateInWords(title.date)}
        </text>
      )}
      <path
        className="swelled"
        d="M-70 101C-30 101 -20 99.4 0 99.4C20 99.4 30 101 70 101C30 101 20 102.6 0 102.6C-20 102.6 -30 101 -70 101Z"
      />
      {title.sides.map(({ name, strength }, side) => (
        <g key={name} transform={`translate(0 ${126 + side * 24})`}>
          <rect className={`swatch side-${side}`} x="-118" y="-11" width="20" height="12" />
          {side === 1 && <rect className="twill" x="-118" y="-11" width="20" height="12" />}
          <text className="army" x="-90">
            {name}
          </text>
          <text className="strength" x="118">
            {strength}
          </text>
        </g>
      ))}
      <text className="surveyed" y={126 + title.sides.length * 24 + 14}>
        surveyed for Linstock
      </text>
    </g>
  );
}

/** An eight-pointed star, half filled, its north point long. */
export function Star({ x, y, bearing, radius }: { x: number; y: number; bearing: number; radius: number }) {
  const ray = (angle: number, length: number, width: number) => (
    <g key={angle} transform={`rotate(${angle})`}>
      <path className="ray" d={`M0 ${-length}L${width} ${-width}L0 0L${-width} ${-width}Z`} />
      <path className="ray dark" d={`M0 ${-length}L${width} ${-width}L0 0Z`} />
    </g>
  );
  return (
    <g className="star" transform={`translate(${x} ${y}) rotate(${-bearing})`}>
      <circle className="ring" r={radius * 0.62} />
      <circle className="ring thin" r={radius * 0.57} />
      {[45, 135, 225, 315].map((angle) => ray(angle, radius * 0.62, radius * 0.1))}
      {[90, 180, 270].map((angle) => ray(angle, radius * 0.8, radius * 0.12))}
      {ray(0, radius, radius * 0.13)}
      <path
        className="lily"
        transform={`translate(0 ${-radius - 4})`}
        d="M0 0C-5 -4 -5 -9 0 -16C5 -9 5 -4 0 0ZM-2 -1C-8 0 -11 -5 -8 -10C-8 -6 -5 -4 -2 -1ZM2 -1C8 0 11 -5 8 -10C8 -6 5 -4 2 -1Z"
      />
    </g>
  );
}

function Scale({ x, y, rule, room }: { x: number; y: number; rule: Rule; room: number }) {
  const { length, parts } = scaleBar(rule, room);
  const width = length * rule.per;
  const part = width / parts;
  return (
    <g className="scale" transform={`translate(${x - width / 2} ${y})`}>
      <text className="scale-title" x={width / 2} y="-26">
        {rule.title}
      </text>
      {Array.from({ length: parts }, (_, i) => (
        <rect key={i} className={i % 2 ? 'light' : 'dark'} x={i * part} width={part} height="6" />
      ))}
      <rect className="bar" width={width} height="6" />
      {Array.from({ length: parts + 1 }, (_, i) => (
        <text key={i} className="scale-figure" x={i * part} y="-6">
          {(length / parts) * i}
        </text>
      ))}
    </g>
  );
}
