/** The story of a battle, the victory conditions, and the places of the armies. */
import { type Counsel, counselFor, type Side } from '@linstock/kernel';
import { useMemo } from 'react';
import { boundsOf } from '../board/ground/engraving.ts';
import { CounselWords } from '../common/HowToWin.tsx';
import { writeDay } from '../words/dateWords.ts';
import type { PrintedBattle } from './battle.ts';
import { GroundLines } from './GroundLines.tsx';
import { linesOf } from './outlines.ts';
import { type Block, blocksOf, placeSketchNames, sourceOf, standsOf } from './sketch.ts';

/** The pages of the scenario. */
export function Scenario({ printed }: { printed: PrintedBattle }) {
  const { title, date, place, summary, rules, battle, sides } = printed;
  return (
    <section className="print-text" aria-label="Scenario">
      <h2>{title}</h2>
      <p className="print-when">{[date && writeDay(date), place, rules.title].filter(Boolean).join(' · ')}</p>
      <p>{summary}</p>
      <div className="print-two">
        {([0, 1] as const).map((side) => (
          <ForSide
            key={side}
            printed={printed}
            side={side}
            name={sides[side]}
            counsel={rules.guide ? counselFor(rules.guide, battle, side) : null}
          />
        ))}
      </div>
      <Sketch printed={printed} />
      <div className="print-two print-stands">
        {([0, 1] as const).map((side) => (
          <Stands key={side} printed={printed} side={side} />
        ))}
      </div>
    </section>
  );
}

interface ForSideProps {
  readonly printed: PrintedBattle;
  readonly side: Side;
  readonly name: string;
  readonly counsel: Counsel | null;
}

function ForSide({ printed, side, name, counsel }: ForSideProps) {
  const { goals } = printed.scene;
  return (
    <div className={`side-${side}`}>
      <h3>
        <span className="side-mark" aria-hidden="true" /> {name}
      </h3>
      {counsel ? (
        <CounselWords counsel={counsel} />
      ) : (
        <ul>
          {goals[side].map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Width to height of the highest sketch that fits. */
const MIN_SKETCH_RATIO = 1.27;

/** The scale of a sketch; 1 is the board at rest. */
const SKETCH_SCALE = 0.3;

/** The armies on the ground before the first move. */
function Sketch({ printed }: { printed: PrintedBattle }) {
  const { title, scene } = printed;
  const source = useMemo(() => sourceOf(printed), [printed]);
  const ground = useMemo(() => linesOf(source), [source]);
  const box = useMemo(() => boundsOf(source), [source]);
  const blocks = useMemo(() => blocksOf(printed, source), [printed, source]);
  const { x, y, width, height } = box;
  // Letters are as large on every sketch, however much ground it shows.
  const letters = Math.max(width, height * MIN_SKETCH_RATIO) / 62;
  return (
    <figure className="print-sketch">
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        role="img"
        aria-label={`Where the armies stand at ${title}`}
      >
        <GroundLines ground={ground} box={box} scale={SKETCH_SCALE} />
        {blocks.map((block) => (
          <OneBlock key={block.piece.id} block={block} />
        ))}
        {placeSketchNames(blocks, scene.bodies, letters).map(({ name, at, side }) => (
          <text
            key={`${name} ${at.join()}`}
            className={`print-who side-${side}`}
            x={at[0]}
            y={at[1]}
            fontSize={letters}
          >
            {name}
          </text>
        ))}
      </svg>
    </figure>
  );
}

function OneBlock({ block: { piece, at, turn, width, depth } }: { block: Block }) {
  const [left, top] = [-width / 2, -depth / 2];
  return (
    <g
      className={`print-block side-${piece.side}`}
      transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}
    >
      <rect x={left} y={top} width={width} height={depth} />
      {piece.side === 1 && (
        <path
          className="twilled"
          d={`M${left} ${-top}L${-left} ${top}M${left} 0L0 ${top}M0 ${-top}L${-left} 0`}
        />
      )}
      <path className="front" d={`M${left / 3} ${top}L0 ${top - depth / 2}L${-left / 3} ${top}Z`} />
    </g>
  );
}

function Stands({ printed, side }: { printed: PrintedBattle; side: Side }) {
  const { scene, sides } = printed;
  return (
    <div>
      <h3>{sides[side]}: where they stand</h3>
      <ul>
        {scene.bodies
          .filter((body) => body.side === side)
          .map((body) => (
            <li key={body.id}>
              <b>{body.name}.</b> {standsOf(printed, body).join('; ')}
            </li>
          ))}
      </ul>
    </div>
  );
}
