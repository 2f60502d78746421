/** Tables whose rows lie on every machine of a divided database: a lock on one is taken on all of them. */
export const everywhereTables: ReadonlySet<string> = new Set(['user', 'account', 'membership'])
