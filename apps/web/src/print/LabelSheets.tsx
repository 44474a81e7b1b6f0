/**
 * Labels for the bases of a table, at their true size: to be glued on, or used in place of figures that are
 * not painted yet.
 */
import { isOfficer } from '@linstock/scene';
import { useMemo } from 'react';
import { ArmBlock } from '../board/pieces/Arms.tsx';
import { Figure } from '../board/pieces/Figure.tsx';
import { armyOf, type PrintedBattle } from './battle.ts';
import { type Label, labelsOf, layLabels } from './labelSheets.ts';
import type { Extent } from './paper.ts';
import { Sheet } from './Sheet.tsx';

/** All labels of a battle, each army on separate sheets. */
export function LabelSheets({ printed, area }: { printed: PrintedBattle; area: Extent }) {
  const { scene, sides, title } = printed;
  const armies = useMemo(
    () => ([0, 1] as const).map((side) => layLabels(labelsOf(armyOf(scene, side)), area)),
    [scene, area],
  );
  return armies.map((sheets, side) =>
    sheets.map((sheet, i) => (
      <Sheet
        key={`${side} ${sheet[0]?.label.piece.id}`}
        area={area}
        title={`${title}: ${sides[side] ?? ''}`}
        name={`Labels for bases, ${i + 1} of ${sheets.length}`}
        rule
      >
        {sheet.map(({ label, x, y }) => (
          <g
            key={`${label.piece.id} ${label.part}`}
            className={`piece side-${side}`}
            transform={`translate(${x} ${y})`}
          >
            <OneLabel label={label} />
          </g>
        ))}
      </Sheet>
    )),
  );
}

/** Width and height of the drawing of an arm, in its own units. */
const ARM = { width: 40, height: 20 } as const;

/** The width from which a label has the whole name of its unit in addition to the short one, in millimetres. */
const WHOLE_NAME_FROM_MM = 50;

function OneLabel({ label: { piece, part, strength, width, height } }: { label: Label }) {
  const small = Math.min(width, height);
  const letters = Math.min(5, small * 0.15, (1.75 * width) / Math.max(6, piece.short.length));
  // The whole name fits on a large base.
  const named = piece.name !== piece.short && width > WHOLE_NAME_FROM_MM;
  const band = Math.min(3, 0.16 * height);
  const room = { width: 0.6 * width, height: height - band - (named ? 4.2 : 3.4) * letters };
  const scale = Math.min(room.width / ARM.width, room.height / ARM.height, 1);
  return (
    <>
      <rect className="print-label" data-label={piece.id} width={width} height={height} />
      <path className="print-bleed" d={`M0 0H${width}V${band}H0Z`} />
      {piece.side === 1 && <path className="print-twill" d={twilled(width, band)} />}
      <path
        className="print-front"
        d={`M${width / 2 - band * 0.7} ${band}L${width / 2} 0L${width / 2 + band * 0.7} ${band}Z`}
      />
      <g transform={`translate(${width / 2} ${band + room.height / 2 + 0.3 * letters}) scale(${scale})`}>
        {isOfficer(piece) ? (
          <Figure kind={piece.kind} coat={piece.coat} facings={piece.facings} dress={piece.dress} />
        ) : (
          <ArmBlock kind={piece.kind} coat={piece.coat} facings={piece.facings} />
        )}
      </g>
      <text
        className="print-name-of"
        x={width / 2}
        y={height - (named ? 2.3 : 1.55) * letters}
        style={{ fontSize: `${letters}px` }}
      >
        {piece.short}
      </text>
      {named && (
        <text
          className="print-worth"
          x={width / 2}
          y={height - 1.35 * letters}
          style={{ fontSize: `${0.6 * letters}px` }}
        >
          {piece.name}
        </text>
      )}
      <text
        className="print-worth"
        x={width / 2}
        y={height - 0.4 * letters}
        style={{ fontSize: `${0.85 * letters}px` }}
      >
        {[strength !== null && `strength ${strength}`, part].filter(Boolean).join(' · ')}
      </text>
    </>
  );
}

/** Slanting lines in the band of the second side, which a grey print keeps. */
function twilled(width: number, height: number): string {
  const many = Math.floor((width - height) / 1.5);
  return Array.from({ length: many }, (_, i) => `M${(i + 1) * 1.5 + height} 0l${-height} ${height}`).join('');
}
