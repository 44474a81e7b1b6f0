/** The element of a board, hexes or table: it has the focus, hears the keys, and is read as one thing. */
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { part } from '../../common/parts.ts';
import type { BoardSettings } from './model.ts';
import type { FrameKeys } from './useCameraKeys.ts';

interface Props {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly settings: Pick<BoardSettings, 'palette'>;
  /** Its class, in addition to `board`. */
  readonly look: string;
  /** The kind of board and its name, for screen readers. */
  readonly kind: string;
  readonly label: string;
  /** Pieces are faded. */
  readonly faded: boolean;
  /** Attributes and styles that the style sheets of one kind of board need. */
  readonly data: Readonly<Record<`data-${string}`, true | undefined>>;
  readonly style: CSSProperties;
  readonly keys: FrameKeys;
  /** The id of the element at the keys' cursor. */
  readonly cursor?: string | undefined;
  readonly children: ReactNode;
}

/** The element that fills a board. It is one tab stop. */
export function BoardFrame(props: Props) {
  const { root, settings, look, kind, label, faded, data, style, keys, cursor } = props;
  return (
    // A map is an application of its own: the element that has the focus hears its keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
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
      {props.children}
    </div>
  );
}
