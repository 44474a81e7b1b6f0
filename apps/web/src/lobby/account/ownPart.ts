import type { OwnAccount } from '@linstock/protocol';

/** What each part of the page You is given: the account, and how to read it again. */
export interface OwnPart {
  readonly own: OwnAccount;
  readonly read: () => Promise<void>;
}
