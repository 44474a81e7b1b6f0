/**
 * The address of this page. It may be under a path of a shared host, such as `https://club.example/linstock/`, so no address begins at the
 * host. All scripts of a built page are in `assets/` below its root.
 */
const UP = '../';

/** The address of the page's root, with a slash at the end. */
export const home: URL = import.meta.env?.PROD
  ? new URL(UP, import.meta.url)
  : new URL('/', globalThis.location?.origin ?? 'http://localhost');

/** The address of something of this page or its server, such as `api/battles`. */
export function addressOf(path: string): string {
  return new URL(path, home).href;
}
