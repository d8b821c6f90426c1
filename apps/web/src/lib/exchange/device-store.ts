const DATABASE = 'maidan'
const STORE = 'settings'

/** What this device keeps under a name; undefined if nothing, or if it forbids keeping. */
export async function readKept(name: string): Promise<unknown> {
  try {
    return await inStore('readonly', (store) => store.get(name))
  } catch (error) {
    console.error('The browser refuses to read settings', error)
    return undefined
  }
}

/** Keeps a plain value under a name in IndexedDB: the keys of local storage are a closed list. */
export async function writeKept(name: string, value: object): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.put(value, name))
  } catch (error) {
    console.error('The browser refuses to keep settings', error)
  }
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await answerOf(opening)
  try {
    return await answerOf(act(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')))
  })
}
