/** An object store in a database of this browser (IndexedDB). It is the only one in its database. */
export interface DatabasePlace {
  readonly database: string;
  readonly store: string;
}

/** Does one thing in a store, and closes the database again. Rejects if the browser has no database or no space. */
export function runInDatabase(
  { database, store }: DatabasePlace,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const opened = opening.result;
      const transaction = opened.transaction(store, mode);
      const request = work(transaction.objectStore(store));
      transaction.oncomplete = () => {
        opened.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        opened.close();
        reject(transaction.error);
      };
    };
  });
}
