/** States drawn on a counter's own edge, so that no marker counters stack up. */
import { type DrawnMarks, letterOf } from './marks.ts';
import { COUNTER } from './stacks.ts';

const [L, T] = [-COUNTER.width / 2, -COUNTER.height / 2];

/** Draws the marks over a counter. */
export function Marks({ marks }: { marks: DrawnMarks }) {
  return (
    <g className="marks">
      {marks.routed && (
        <g className="rout" transform={`translate(${-L - 9} ${T + 9})`}>
          <path className="pole" d="M0 5V-19" />
          <path className="flag" d="M0 -19C6 -22 11 -16 17 -19V-7C11 -4 6 -10 0 -7Z" />
        </g>
      )}
      {marks.disordered && (
        <g className="tab" transform={`translate(${-L - 3} ${T + 15})`}>
          <rect x="-6.2" y="-6.6" width="12.4" height="13.2" />
          <text y="4">D</text>
        </g>
      )}
      {marks.lost && <circle className="ring" cx={-L - 1} cy={T + 8} r="4.6" />}
      {marks.limbered && (
        <path
          className="traces"
          d="M-29 -12.2C-26 -16 -23 -16 -20.5 -12.2M-29 -7.8C-26 -11.6 -23 -11.6 -20.5 -7.8"
        />
      )}
      {(marks.moved || marks.fired) && <path className="moved" d={`M${L + 4} ${T + 2.8}l2 2.2l3.6 -4`} />}
      {marks.others.map((mark, i) => (
        <Letter key={mark.kind} letter={letterOf(mark)} x={L + 1 + 11 * i} />
      ))}
    </g>
  );
}

function Letter({ letter, x }: { letter: string; x: number }) {
  return (
    <g className="letter" transform={`translate(${x} ${T + 12})`}>
      <circle r="6.4" />
      <text y="3.6">{letter}</text>
    </g>
  );
}

/** A muzzle flash next to an officer: his men still have their first volley to fire. */
export function Volley({ x }: { x: number }) {
  return (
    <path
      className="volley"
      transform={`translate(${x} 1)`}
      d="M0 -7L1.8 -2.4L6.4 -3.6L3.4 0L6.4 3.6L1.8 2.4L0 7L-1.8 2.4L-6.4 3.6L-3.4 0L-6.4 -3.6L-1.8 -2.4Z"
    />
  );
}
