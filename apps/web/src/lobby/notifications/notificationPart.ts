import type { NotificationSettings, NotificationsView } from '@linstock/protocol';
import type { Task } from '../../seats/useTask.ts';

/** The properties of each part of the page: the choices, and a function that changes them. */
export interface NotificationPart extends Pick<Task, 'busy' | 'run'> {
  readonly view: NotificationsView;
  readonly save: (change: Partial<NotificationSettings>) => void;
  readonly read: () => Promise<void>;
}
