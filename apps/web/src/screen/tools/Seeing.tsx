import type { FieldGround } from '../../board/fieldGround.ts';
import { BoardButtons, WholeOverBoard } from './BoardButtons.tsx';
import { PanelButtons } from './PanelButtons.tsx';
import { ToolDrawer } from './ToolDrawer.tsx';
import type { Tools } from './tools.tsx';

interface SeeingProps {
  readonly kind: FieldGround['kind'];
  readonly tools: Tools;
  /** True if not all buttons fit over the board. */
  readonly drawn: boolean;
}

/** The buttons that change the view, in the bar. */
export function BarButtons(seeing: SeeingProps) {
  if (!seeing.drawn) return <PanelButtons />;
  return (
    <ToolDrawer>
      <SeeingButtons {...seeing} />
    </ToolDrawer>
  );
}

/** The buttons that change the view, over the board. */
export function ButtonsOver(seeing: SeeingProps) {
  if (!seeing.drawn) return <SeeingButtons {...seeing} />;
  return seeing.kind === 'hexes' && <WholeOverBoard />;
}

/** All of it. On a table held sideways the button to the whole of it stays in the drawer: over the board it would lie on troops. */
function SeeingButtons({ kind, tools, drawn }: SeeingProps) {
  const table = kind === 'table';
  return <BoardButtons table={table} tools={tools} whole={!drawn || table} />;
}
