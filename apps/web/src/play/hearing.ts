/** What the screen's state becomes by news of the host that concern no entry of the record. */
import type { News } from '../host/host.ts';
import type { SessionState } from './state/state.ts';

/** News that change nothing but what is shown. */
type Shown = Exclude<News, { readonly t: 'entries' | 'revealed' | 'offer' | 'trouble' }>;

/** The fields of the state that such news change. */
export function changedBy(
  news: Shown,
  { reasons, standing }: Pick<SessionState, 'reasons' | 'standing'>,
): Partial<SessionState> {
  switch (news.t) {
    case 'rematch':
      return { rematch: news.rematch };
    case 'thinking':
      return { thinking: news.busy ? news.side : null };
    case 'line':
      return { line: news.state };
    case 'gone':
      return { status: 'gone' };
    case 'reason':
      return { reasons: { ...reasons, [news.n]: news.sentence } };
    case 'standing':
      return { standing: { ...standing, [news.side]: news.rules } };
  }
}
