/** What the screen's state becomes through updates of the host that are no entries. */
import type { HostUpdate } from '../host/host.ts';
import type { SessionState } from './state/state.ts';

/** Updates that only change what is shown. */
export type PlainUpdate = Exclude<HostUpdate, { readonly t: 'entries' | 'revealed' | 'offer' | 'trouble' }>;

/** The fields of the state that such an update changes. */
export function fieldsFromUpdate(
  update: PlainUpdate,
  { reasons, standing }: Pick<SessionState, 'reasons' | 'standing'>,
): Partial<Pick<SessionState, 'rematch' | 'thinking' | 'connection' | 'status' | 'reasons' | 'standing'>> {
  switch (update.t) {
    case 'rematch':
      return { rematch: update.rematch };
    case 'thinking':
      return { thinking: update.busy ? update.side : null };
    case 'connection':
      return { connection: update.state };
    case 'gone':
      return { status: 'gone' };
    case 'reason':
      return { reasons: { ...reasons, [update.n]: update.sentence } };
    case 'standing':
      return { standing: { ...standing, [update.side]: update.rules } };
  }
}
