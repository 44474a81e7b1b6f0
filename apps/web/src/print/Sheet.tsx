/** One printed page as a drawing in millimetres: its title, a rule to check the size by, marks to check both sides by. */
import type { ReactNode } from 'react';
import type { Extent } from './paper.ts';

interface Props {
  readonly area: Extent;
  readonly title: string;
  readonly name: string;
  /** True if it has the rule of 100 mm. */
  readonly rule?: boolean;
  /** True if it has the marks that match those of its other side. */
  readonly register?: boolean;
  /** The orientation of the paper. */
  readonly lies?: 'upright' | 'on its side';
  /** The layer under the drawing, such as a picture of the ground. */
  readonly under?: ReactNode;
  readonly children: ReactNode;
}

/** A page. On screen it is as wide as possible, on paper exactly its size. */
export function Sheet({ area, title, name, rule, register, lies = 'upright', under, children }: Props) {
  const { width, height } = area;
  return (
    <section className={`print-sheet${lies === 'upright' ? '' : ' print-sideways'}`} aria-label={name}>
      <div className="print-paper" style={{ width: `${width}mm` }}>
        {under}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          style={{ width: `${width}mm`, height: `${height}mm` }}
          role="img"
          aria-label={`${title}: ${name}`}
        >
          <text className="print-title" x="8" y="4.6">
            {title}
          </text>
          <text className="print-name" x={width - 8} y="4.6">
            {name}
          </text>
          {rule && <Rule width={width} />}
          {register && <Register width={width} height={height} />}
          {children}
        </svg>
      </div>
    </section>
  );
}

/** A line of 100 mm in the middle of the head. */
function Rule({ width }: { width: number }) {
  const left = width / 2 - 50;
  const ticks = Array.from({ length: 11 }, (_, i) => `M${left + 10 * i} 9.2v${i % 5 ? 1.2 : 2}`).join('');
  return (
    <g className="print-rule">
      <path data-rule="100" d={`M${left} 9.2h100${ticks}`} />
      <text x={width / 2} y="8.2">
        Print at 100 %, not fitted to the page: this line is then 100 mm long
      </text>
    </g>
  );
}

/** A cross in a ring in each corner, as far from the left as from the right. */
function Register({ width, height }: Pick<Extent, 'width' | 'height'>) {
  const marks = [3, width - 3].flatMap((x) => [3, height - 3].map((y) => [x, y] as const));
  return marks.map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      className="print-register"
      data-register=""
      d={`M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0`}
    />
  ));
}
