import type { DrawnBattle, HexChange, HexMap } from '@linstock/ground';
import { axialOf } from '@linstock/ground';
import { useId, useState } from 'react';
import { part } from '../common/parts.ts';
import type { Brush } from './tools.ts';

/** The corrections of hexes that a brush makes. */
export function changesOf(map: HexMap, hexes: readonly number[], brush: Brush): HexChange[] {
  return hexes.map((hex): HexChange => {
    const at = axialOf(map, hex);
    if (brush.what === 'terrain') return { hex: at, terrain: brush.word };
    if (brush.what === 'barred') return { hex: at, barred: brush.barred };
    if (brush.what === 'structure') return { hex: at, structure: brush.word };
    return { hex: at, level: Math.min(20, Math.max(0, (map.level[hex] ?? 0) + brush.by)) };
  });
}

/** The result of a stroke of the brush, in words. */
export function describeBrush(brush: Brush, hexes: number): string {
  const where = hexes === 1 ? 'on one hex' : `on ${hexes} hexes`;
  if (brush.what === 'terrain') return `${plain(brush.word)} laid ${where}`;
  if (brush.what === 'barred') return `${brush.barred ? 'Closed' : 'Opened'} ${where}`;
  if (brush.what === 'structure')
    return brush.word ? `${plain(brush.word)} put ${where}` : `Buildings cleared ${where}`;
  return `${brush.by > 0 ? 'Raised' : 'Lowered'} ${where}`;
}

const plain = (word: string): string => word.replaceAll('-', ' ');

interface Props {
  readonly drawn: DrawnBattle;
  readonly brush: Brush;
  /** The hex in the field at first, by its label. */
  readonly at: string;
  readonly onBrush: (brush: Brush) => void;
  readonly onPaint: (hexes: readonly number[]) => void;
}

/** The brushes of the ground, and a field that lays ground on a hex by its number. */
export function GroundPanel({ drawn, brush, at, onBrush, onPaint }: Props) {
  const { terrains, words, map } = drawn;
  const name = useId();
  const brushes: readonly (readonly [label: string, brush: Brush])[] = [
    ...terrains.map((word) => [plain(word), { what: 'terrain', word }] as const),
    ['one level higher', { what: 'level', by: 1 }],
    ['one level lower', { what: 'level', by: -1 }],
    ['closed to all', { what: 'barred', barred: true }],
    ['open to all', { what: 'barred', barred: false }],
    ...words.structures.map((word) => [plain(word), { what: 'structure', word }] as const),
    ['no building', { what: 'structure', word: null }],
  ];
  return (
    <section aria-labelledby={`${name}-title`} {...part('edited hex')} tabIndex={-1}>
      <h2 id={`${name}-title`}>Ground</h2>
      <p className="muted">Drag over hexes to lay it.</p>
      <div className="making-brushes" role="radiogroup" aria-label="Brush">
        {brushes.map(([label, each]) => (
          <label key={label} className="choice">
            <input
              type="radio"
              name={name}
              checked={JSON.stringify(each) === JSON.stringify(brush)}
              onChange={() => onBrush(each)}
            />
            {label}
          </label>
        ))}
      </div>
      <ByNumber key={at} map={map} first={at} label="Lay it there" onPaint={onPaint} />
    </section>
  );
}

interface ByNumberProps {
  readonly map: HexMap;
  /** The first content of the field. */
  readonly first?: string;
  readonly label: string;
  readonly onPaint: Props['onPaint'];
}

/** A field for the number of a hex, for corrections that are otherwise painted. */
export function ByNumber({ map, first = '', label, onPaint }: ByNumberProps) {
  const [number, setNumber] = useState(first);
  const hex = map.labels.indexOf(number.trim());
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (hex !== -1) onPaint([hex]);
      }}
    >
      <label>
        Hex{' '}
        <input
          className="making-hex-field"
          inputMode="numeric"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </label>
      <button type="submit" className="button button-small" disabled={hex === -1}>
        {label}
      </button>
    </form>
  );
}
