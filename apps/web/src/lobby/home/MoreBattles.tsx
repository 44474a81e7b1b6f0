import { hashOfEditor, hashOfLobby } from '../../app/route.ts';

/** The ways to all battles, to their studies, and to one's own. */
export function MoreBattles({ says }: { readonly says: string }) {
  return (
    <span className="home-more">
      <a href={hashOfLobby('battles')}>{says}</a>
      <a href={hashOfLobby('studies')}>studies</a>
      <a href={hashOfEditor(null)}>make your own</a>
    </span>
  );
}
