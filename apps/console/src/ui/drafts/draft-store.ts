/** Unsaved work in this browser, with what its editor needs to go on. */
export interface Kept {
  /** ISO moment of the last change. */
  savedAt: string
}

const database = 'matai-console'
const store = 'drafts'

/** Drafts in IndexedDB, which holds more than localStorage does. Without one (private windows), nothing is kept. */
export async function readDraft<Draft extends Kept>(key: string): Promise<Draft | null> {
  return (await request('readonly', (drafts) => drafts.get(key) as IDBRequest<Draft | undefined>)) ?? null
}

export async function writeDraft(key: string, draft: Kept): Promise<void> {
  await request('readwrite', (drafts) => drafts.put(draft, key))
}

export async function forgetDraft(key: string): Promise<void> {
  await request('readwrite', (drafts) => drafts.delete(key))
}

async function request<Result>(mode: IDBTransactionMode, ask: (drafts: IDBObjectStore) => IDBRequest<Result>) {
  try {
    const open = await opened()
    const result = await done(ask(open.transaction(store, mode).objectStore(store)))
    open.close()
    return result
  } catch {
    return undefined
  }
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  return done(opening)
}

function done<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}
