/** Keeps things by name on this device; what cannot keep anything says so and holds them while the page is open. */
export interface Keeping {
  /** Whether it outlives the page. */
  isLasting: boolean
  get<Value>(key: string): Promise<Value | undefined>
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  /** Keys that begin so. */
  keys(prefix: string): Promise<string[]>
}

const name = 'matai-forms'
const store = 'kept'

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database of the browser refused'))
  })

/** Whoever leaves the page right after it was said to be kept finds it again. */
const written = (request: IDBRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    const { transaction } = request
    if (transaction) transaction.oncomplete = () => resolve()
    if (transaction) transaction.onabort = () => reject(transaction.error ?? new Error('the browser did not keep it'))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return done(request)
}

/** What browsers in private windows get. */
function inMemory(): Keeping {
  const kept = new Map<string, unknown>()
  return {
    isLasting: false,
    get: async <Value>(key: string) => kept.get(key) as Value | undefined,
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
    keys: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  }
}

export async function openKeeping(): Promise<Keeping> {
  try {
    const database = await open()
    const of = (mode: IDBTransactionMode) => database.transaction(store, mode).objectStore(store)
    await done(of('readwrite').put(Date.now(), 'opened'))
    return {
      isLasting: true,
      get: (key) => done(of('readonly').get(key)),
      set: (key, value) => written(of('readwrite').put(value, key)),
      remove: (key) => done(of('readwrite').delete(key)),
      keys: async (prefix) => {
        const found = await done(of('readonly').getAllKeys(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
        return found.map(String)
      },
    }
  } catch {
    return inMemory()
  }
}
