import type { NotificationSettings, NotificationsView } from '@linstock/protocol';
import type { Task } from '../../seats/useTask.ts';

/** What each part of the page gets: the choices, and how to change them. */
export interface NotificationPart extends Pick<Task, 'busy' | 'run'> {
  readonly view: NotificationsView;
  readonly save: (change: Partial<NotificationSettings>) => void;
  readonly read: () => Promise<void>;
}
