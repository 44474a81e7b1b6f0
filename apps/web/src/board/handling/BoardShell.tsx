/** The shell of a board, whatever its ground. A ground gives it a view, its layers, and the keys and clicks of its own. */
import { type CSSProperties, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { part } from '../../common/parts.ts';
import { EdgeTabs } from '../margin/EdgeTabs.tsx';
import type { EdgeTab } from '../margin/edgeTabs.ts';
import type { GroundView } from '../view/groundView.ts';
import { Loupe } from '../view/Loupe.tsx';
import type { Surfaces } from '../view/useFrames.ts';
import type { AnyBoardProps } from './model.ts';
import type { FrameKeys } from './useBoardKeys.ts';
import './board.css';

/** The elements of a board, and the glass under a finger that carries something. */
export interface Shell {
  readonly surfaces: Surfaces;
  /** Begins the id of each element of this board. */
  readonly idPrefix: string;
  /** The place of the carrying finger. Null if there is none. */
  readonly finger: { readonly x: number; readonly y: number } | null;
  readonly setFinger: (at: Shell['finger']) => void;
}

/** Makes the elements of a board. */
export function useShell(): Shell {
  const idPrefix = `${useId()}-`;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<SVGGElement>(null);
  const under = useRef<SVGGElement>(null);
  const surfaces = useMemo((): Surfaces => ({ root, canvas, world, under }), []);
  const [finger, setFinger] = useState<Shell['finger']>(null);
  return { surfaces, idPrefix, finger, setFinger };
}

interface Props {
  readonly shell: Shell;
  readonly board: GroundView;
  readonly props: Pick<AnyBoardProps, 'pieces' | 'settings'>;
  readonly keys: FrameKeys;
  /** Its class, in addition to `board`. */
  readonly look: string;
  /** The kind of board, and its name, for screen readers. */
  readonly kind: string;
  readonly label: string;
  /** Pieces are faded. */
  readonly faded: boolean;
  /** The attributes that the style sheets of one kind of board need. */
  readonly data: Readonly<Record<`data-${string}`, true | undefined>>;
  readonly style: CSSProperties;
  /** The id of the element at the keys' cursor. */
  readonly cursor?: string | undefined;
  /** The tabs of troops out of sight. */
  readonly tabs: readonly EdgeTab[];
  /** The painted layers, lowest first. */
  readonly pictures: readonly RefObject<HTMLCanvasElement | null>[];
  readonly children: ReactNode;
}

/** A board with its layers. It fills its parent, and is one tab stop. */
export function BoardShell({ shell, board, props, tabs, pictures, children, ...frame }: Props) {
  const { look, kind, label, faded, data, style, keys, cursor } = frame;
  const { pieces, settings } = props;
  const { surfaces, idPrefix, finger } = shell;
  const { root } = surfaces;
  return (
    <>
      {/* A map is an application of its own: the element that has the focus hears its keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={root}
        className={look === '' ? 'board' : `board ${look}`}
        {...part('board')}
        data-palette={settings.palette}
        data-faded={faded || undefined}
        {...data}
        style={style}
        role="application"
        aria-roledescription={kind}
        aria-label={label}
        aria-activedescendant={cursor}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...keys}
      >
        {children}
        {finger && <Loupe at={finger} world={`${idPrefix}world`} {...{ board, pictures }} />}
      </div>
      {/* Outside the board's element, so that a press there is not handled as a touch of the board. */}
      <EdgeTabs {...{ board, pieces, tabs }} />
    </>
  );
}

interface CarriedProps {
  /** The group that the camera moves. */
  readonly group: RefObject<SVGGElement | null>;
  /** The id of the layer, for the glass. */
  readonly id?: string;
  /** True if it is below the miniatures, if nothing can be pressed. */
  readonly under?: boolean;
  /** Patterns for the layers of the board. */
  readonly defs?: ReactNode;
  readonly children: ReactNode;
}

/** A drawing above the ground. While the view moves it is carried along as a picture (carriedPicture.ts). */
export function Carried({ group, id, under = false, defs, children }: CarriedProps) {
  return (
    <div className="carried" {...part('carried')} translate="no">
      <svg className={under ? 'board-svg under' : 'board-svg'} role="presentation">
        {defs}
        <g ref={group}>{id === undefined ? children : <g id={id}>{children}</g>}</g>
      </svg>
    </div>
  );
}

/** The selected pieces and those that may be picked, as sets. They are made again only when they change. */
export function usePieceSets({ chosen, pickablePieces }: Pick<AnyBoardProps, 'chosen' | 'pickablePieces'>) {
  return {
    chosen: useMemo(() => new Set(chosen), [chosen]),
    pickable: useMemo(() => (pickablePieces ? new Set(pickablePieces) : null), [pickablePieces]),
  };
}
