import type { ShortLinkKind } from '@linstock/protocol';

/** A copy of a battle or study that a short link leads to. */
export interface ShortLinkTable {
  code: string;
  kind: ShortLinkKind;
  /** The text of the file; null once its maker has deleted it. */
  file: string | null;
  /** The maker: see `makerOf`. */
  made_by: string;
  /** The hash of the token that deletes the copy. */
  token_hash: string;
  /** Milliseconds since 1970. */
  made: number;
  /** The day on which it was last opened: a time within 24 hours of it. */
  opened: number;
}
