import { part } from '../../common/parts.ts';
import { useMedia } from '../../common/useMedia.ts';
import { usePerform } from '../../hooks/useCommands.ts';
import { useSession } from '../../hooks/useSession.ts';
import { CallCoach } from '../../lesson/CoachBox.tsx';
import { type CommandId, commandOf } from '../../play/commands/commands.ts';
import { Unread } from '../talk/Unread.tsx';
import { useSpectatorsTalk } from '../talk/useSpectatorsTalk.ts';
import { useTalk } from '../talk/useTalk.ts';

/** No mouse and no trackpad: there is hardly a keyboard either. The key that opens the list of keys still works. */
const TOUCH_ONLY = '(any-hover: none)';

/**
 * The buttons that open the panels.
 * @param spelled every label is a word, not a sign
 */
export function PanelButtons({ spelled = false }: { readonly spelled?: boolean }) {
  const seated = useSession().seats.length > 0;
  const talk = useTalk();
  const spectators = useSpectatorsTalk()?.talk;
  // A player alone at the game has no one to talk to, but may read the talk of the spectators.
  const talks = talk !== null || (spectators && (spectators.writes || spectators.lines.length > 0));
  const touchOnly = useMedia(TOUCH_ONLY);
  return (
    <nav className="phase-tools" {...part('closes drawer')} aria-label="Tools">
      <CallCoach />
      {talks && <TalkButton />}
      <PanelButton of="roster" />
      <PanelButton of="text-view" />
      <PanelButton of="ledger" />
      {seated && <PanelButton of="seat" />}
      <PanelButton of="rules" />
      <PanelButton of="settings" />
      {!touchOnly && <PanelButton of="keys" label={spelled ? undefined : '?'} />}
    </nav>
  );
}

/** Its name has the number of new lines in it. */
function TalkButton() {
  const perform = usePerform();
  return (
    <button type="button" className="button button-quiet button-small" onClick={() => perform('talk')}>
      {commandOf('talk').name}
      <Unread />
    </button>
  );
}

function PanelButton({ of, label }: { readonly of: CommandId; readonly label?: string | undefined }) {
  const perform = usePerform();
  const { name } = commandOf(of);
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-label={name}
      onClick={() => perform(of)}
    >
      {label ?? name}
    </button>
  );
}
