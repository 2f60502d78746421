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

/** All of one beginning of a key, with what follows it. */
export async function readDrafts<Draft extends Kept>(start: string): Promise<{ key: string; draft: Draft }[]> {
  const range = IDBKeyRange.bound(start, `${start}\uffff`)
  const keys = (await request('readonly', (drafts) => drafts.getAllKeys(range))) ?? []
  const found = await Promise.all(
    keys.map(async (key) => ({ key: String(key), draft: await readDraft<Draft>(String(key)) })),
  )
  return found.flatMap(({ key, draft }) => (draft ? [{ key: key.slice(start.length), draft }] : []))
}

async function request<Result>(mode: IDBTransactionMode, ask: (drafts: IDBObjectStore) => IDBRequest<Result>) {
  try {
    const open = await opened()
    const transaction = open.transaction(store, mode)
    const result = await done(ask(transaction.objectStore(store)))
    // A page that is left before a change is whole has not made it.
    if (mode === 'readwrite') await whole(transaction)
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

function whole(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function done<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}
