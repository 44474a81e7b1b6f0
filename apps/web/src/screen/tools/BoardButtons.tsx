import type { RefObject } from 'react';
import { settings } from '../../app/settings.ts';
import { useSettings } from '../../app/useSettings.ts';
import type { Lies } from '../../board/bearing.ts';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { Icon, type IconName } from '../../common/Icon.tsx';
import type { Tools } from './tools.tsx';
import './boardButtons.css';

interface Props {
  readonly handle: RefObject<FieldHandle | null>;
  /** How a table lies; null for a board that cannot be turned. */
  readonly lies: Lies | null;
  readonly tools: Tools;
  /** The button to the whole field is one of them, and not over the board by itself. */
  readonly whole: boolean;
}

/** The buttons over the board: nearer, farther, the whole of it, its turns; and the reader's tools. */
export function BoardButtons({ handle, lies, tools, whole }: Props) {
  const { leans } = useSettings();
  return (
    <>
      <div className="board-buttons" data-over-field role="group" aria-label="The view">
        <BoardButton label="Nearer" icon="nearer" onClick={() => handle.current?.zoomBy(1.3)} />
        <BoardButton label="Farther" icon="farther" onClick={() => handle.current?.zoomBy(0.77)} />
        {whole && <WholeButton handle={handle} />}
        {lies && (
          <>
            <BoardButton label="Quarter turn" icon="quarter" onClick={() => lies.turn(90)} />
            <BoardButton label="Half turn" icon="turned" onClick={() => lies.turn(180)} />
            <BoardButton
              label="From the table’s edge"
              icon="leaning"
              pressed={leans}
              onClick={() => settings.change({ leans: !leans })}
            />
          </>
        )}
      </div>
      <div className="board-tools" data-over-field role="group" aria-label="Tools">
        <BoardButton
          label="Arcs and range"
          icon="arcs"
          pressed={tools.active === 'arcs'}
          onClick={() => tools.toggle('arcs')}
        />
        <BoardButton
          label="Line of sight"
          icon="sight"
          pressed={tools.active === 'sight'}
          onClick={() => tools.toggle('sight')}
        />
        {lies ? (
          <BoardButton
            label="Tape measure"
            icon="tape"
            pressed={tools.taping}
            onClick={() => handle.current?.toggleTape?.()}
          />
        ) : (
          <BoardButton
            label="Ruler"
            icon="tape"
            pressed={tools.active === 'ruler'}
            onClick={() => tools.toggle('ruler')}
          />
        )}
      </div>
    </>
  );
}

/** The button to the whole field over the board, where all others are in the drawer. */
export function WholeOverBoard({ handle }: Pick<Props, 'handle'>) {
  return (
    <div className="board-buttons whole-over" data-over-field role="group" aria-label="The whole of it">
      <WholeButton handle={handle} />
    </div>
  );
}

/** From the troops to the whole field, and back. */
export function WholeButton({ handle }: Pick<Props, 'handle'>) {
  return <BoardButton label="The whole field" icon="whole" onClick={() => handle.current?.fitField()} />;
}

interface ButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function BoardButton({ label, icon, pressed, onClick }: ButtonProps) {
  return (
    <button type="button" className={`button ${icon}`} aria-pressed={pressed} title={label} onClick={onClick}>
      <Icon name={icon} />
      <span className="board-button-name">{label}</span>
    </button>
  );
}
