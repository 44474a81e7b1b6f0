import type { RefObject } from 'react';
import { Icon, type IconName } from '../common/Icon.tsx';
import type { FieldHandle } from './Field.tsx';
import type { Lies } from './useBearing.ts';

interface Props {
  readonly handle: RefObject<FieldHandle | null>;
  /** How a table lies; null for a board that cannot be turned. */
  readonly lies: Lies | null;
}

/** The buttons over the board: nearer, farther, the whole of it; on a table its turns and the tape. */
export function BoardButtons({ handle, lies }: Props) {
  return (
    <div className="board-buttons">
      <BoardButton label="Nearer" icon="nearer" onClick={() => handle.current?.zoomBy(1.3)} />
      <BoardButton label="Farther" icon="farther" onClick={() => handle.current?.zoomBy(0.77)} />
      <BoardButton label="The whole field" icon="whole" onClick={() => handle.current?.fitField()} />
      {lies && (
        <>
          <BoardButton label="A quarter turn of the table" icon="quarter" onClick={() => lies.turn(90)} />
          <BoardButton label="Turn the table round" icon="turned" onClick={() => lies.turn(180)} />
          <BoardButton label="Tape measure" icon="tape" onClick={() => handle.current?.toggleTape?.()} />
        </>
      )}
    </div>
  );
}

function BoardButton(props: { label: string; icon: IconName; onClick: () => void }) {
  return (
    <button
      type="button"
      className="button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}
