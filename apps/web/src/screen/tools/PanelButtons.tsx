import { togglePanel } from '../../app/panels.ts';
import { useMedia } from '../../common/useMedia.ts';
import { useSession } from '../../hooks/useSession.ts';
import { CallCoach } from '../../lesson/CoachBox.tsx';

/** No mouse and no trackpad: there is hardly a keyboard either. The key that opens the list of keys still works. */
const TOUCH_ONLY = '(any-hover: none)';

/**
 * The buttons that open what lies beside the board.
 * @param spelled nothing is written as a sign
 */
export function PanelButtons({ spelled = false }: { readonly spelled?: boolean }) {
  const seated = useSession().seats.length > 0;
  const touchOnly = useMedia(TOUCH_ONLY);
  return (
    <nav className="phase-tools" aria-label="Tools">
      <CallCoach />
      <PanelButton panel="roster" label="Regiments" />
      <PanelButton panel="desk" label="Desk" />
      <PanelButton panel="ledger" label="Dice" />
      {seated && <PanelButton panel="seat" label="Your seat" />}
      <PanelButton panel="rules" label="Rules" />
      <PanelButton panel="settings" label="Settings" />
      {!touchOnly && <PanelButton panel="keys" label={spelled ? 'Keys' : '?'} name="Keys" />}
    </nav>
  );
}

function PanelButton(props: { panel: Parameters<typeof togglePanel>[0]; label: string; name?: string }) {
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-label={props.name ?? props.label}
      onClick={() => togglePanel(props.panel)}
    >
      {props.label}
    </button>
  );
}
