import { settings } from '../../app/settings.ts';
import { KeyHint } from '../../common/KeyHint.tsx';
import { GlimpseNote } from './GlimpseNote.tsx';
import type { Fight } from './useFollowing.ts';
import './story.css';

/** Over the map: while the story runs elsewhere than the view, follow it, or stay here; while one points at the log, when that was. */
export function FollowButton({ fight }: { fight: Fight }) {
  if (fight === 'here') return <GlimpseNote />;
  const stays = fight === 'elsewhere';
  return (
    <button type="button" className="button follow-fight" onClick={() => settings.change({ follow: stays })}>
      {stays ? 'Follow the fight' : 'Stay here'} <KeyHint usual="h" />
    </button>
  );
}
