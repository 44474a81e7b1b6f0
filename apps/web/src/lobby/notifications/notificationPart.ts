import type { NotificationSettings, NotificationsView } from '@linstock/protocol';
import type { Task } from '../../seats/useTask.ts';

/** What each part of the page is given: what was chosen, and how to change it. */
export interface NotificationPart extends Pick<Task, 'busy' | 'run'> {
  readonly view: NotificationsView;
  readonly save: (change: Partial<NotificationSettings>) => void;
  readonly read: () => Promise<void>;
}
