import { type RefObject, useMemo, useState } from 'react';
import { closePanel, panels } from '../../app/panels.ts';
import type { TableBearing } from '../../board/bearing.ts';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { useSession } from '../../hooks/useSession.ts';
import type { CommandTarget, ScreenControls } from '../../play/commands/command.ts';
import { sheetIn } from '../../play/state/modeSelectors.ts';
import { enterForm } from '../orders/useSheetKeys.ts';
import type { Tools } from '../tools/tools.tsx';
import { useScreenKeys } from './useScreenKeys.ts';

interface Parts {
  readonly handle: RefObject<FieldHandle | null>;
  readonly tools: Tools;
  readonly lies: TableBearing;
  readonly onExplain: () => void;
}

/** The target of the screen's commands, which it also connects to the keys, and whether the counters are hidden. */
export function useCommandTarget(parts: Parts): { readonly target: CommandTarget; readonly hidden: boolean } {
  const { handle, tools, lies, onExplain } = parts;
  const session = useSession();
  const [hidden, hideCounters] = useState(false);
  const target = useMemo((): CommandTarget => {
    const screen: ScreenControls = {
      zoomBy: (factor) => handle.current?.zoomBy(factor),
      fitField: () => handle.current?.fitField(),
      focusMap: () => handle.current?.focus(),
      turnTable: lies.turn,
      toggleTool: tools.toggle,
      toggleTape() {
        if (handle.current?.toggleTape) handle.current.toggleTape();
        else tools.toggle('ruler');
      },
      putAway() {
        if (tools.active !== null) tools.toggle(tools.active);
        else if (panels.get().open !== null) closePanel();
        else return false;
        return true;
      },
      hideCounters,
      explain: onExplain,
      enterForm(nth) {
        const sheet = sheetIn(session.store.get());
        return sheet !== null && enterForm(session, sheet, nth);
      },
    };
    return { session, screen };
  }, [session, handle, tools, lies, onExplain]);
  useScreenKeys(target);
  return { target, hidden };
}
