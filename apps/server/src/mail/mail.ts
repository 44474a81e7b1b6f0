/** A picture that a letter shows with `src="cid:NAME"`. */
export interface LetterPicture {
  readonly name: string;
  readonly png: Uint8Array;
}

/** An e-mail to one person. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The address at which a mail program unsubscribes with one press (RFC 8058). */
  readonly unsubscribe?: string;
  readonly pictures?: readonly LetterPicture[];
}

/** Sends e-mail. */
export interface Mail {
  /** Resolves when the mail server, or the folder, has the letter. Rejects if not: then it may be sent again. */
  send(letter: Letter): Promise<void>;
  close(): void;
}
