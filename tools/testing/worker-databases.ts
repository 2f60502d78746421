/** Test files run in two workers, each with a database of its own. */
export const workers = [1, 2]

export const databaseOfWorker = (database: string, worker: number) => `${database}_of_${worker}`

/** The same address with another database. */
export function inDatabase(url: string, name: (database: string) => string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)([^?]*)/, (_, before: string, own: string) => before + name(own))
}
