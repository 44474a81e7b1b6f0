import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the page that is fetched when it is shown. If it cannot be fetched, a sentence is shown instead. */
export const makeLazy = <Props extends object>(
  part: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      return { default: await part() };
    } catch {
      return { default: NotFetched };
    }
  });

function NotFetched() {
  return (
    <p role="alert">
      This part could not be loaded, because the server does not answer. Reload the page later.
    </p>
  );
}
