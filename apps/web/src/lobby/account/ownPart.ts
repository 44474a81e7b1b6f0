import type { OwnAccount } from '@linstock/protocol';

/** The properties of each part of the page You: the account, and a function that reads it again. */
export interface OwnPart {
  readonly own: OwnAccount;
  readonly read: () => Promise<void>;
}
