/** An address by which browsers know this server: passkeys belong to its name, cookies to its path. */
export interface Site {
  /** Such as `https://linstock.example.org`. */
  readonly origin: string;
  /** The path before `/api`, such as `/linstock`; empty for none. */
  readonly path: string;
}
