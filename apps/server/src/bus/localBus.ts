import type { Bus } from './bus.ts';

/** The bus of a service of one node. */
export function localBus(): Bus {
  const subjects = new Map<string, Set<(message: unknown) => void>>();
  return {
    connected: true,
    publish(subject, message) {
      // As JSON, so that no subscriber can change what another one gets. Sent later, as a message from another node
      // would be.
      const text = JSON.stringify(message);
      setImmediate(() => {
        for (const listener of [...(subjects.get(subject) ?? [])]) listener(JSON.parse(text));
      });
    },
    subscribe(subject, schema, listener) {
      const listeners = subjects.get(subject) ?? new Set();
      subjects.set(subject, listeners);
      const heard = (message: unknown) => {
        const parsed = schema.safeParse(message);
        if (parsed.success) listener(parsed.data);
      };
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
        if (listeners.size === 0 && subjects.get(subject) === listeners) subjects.delete(subject);
      };
    },
    async close() {
      subjects.clear();
    },
  };
}
