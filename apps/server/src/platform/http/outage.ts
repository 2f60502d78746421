/** SQLSTATE classes and system errors that mean: the database is away, not: the statement was wrong. */
const outageStates = /^(08|57P|53)/
const outageErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'])
/** A host that cannot be found is as far away as one that is silent. */
const outageCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])
const outageWords =
  /timeout exceeded when trying to connect|Connection terminated|connection timeout|^timeout expired$|Client has encountered a connection error/i

/** Whether an error comes from a database that is away or full, so that trying again later helps. */
export function isOutage(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : ''
    // A name with several addresses fails with the faults of all of them.
    if (current instanceof AggregateError && current.errors.some(isOutage)) return true
    if (outageStates.test(code) || isSystemOutage(current, code) || outageWords.test(current.message)) return true
  }
  return false
}

function isSystemOutage(error: Error, code: string): boolean {
  // ENOENT is the missing socket of a stopped server, not a missing file.
  return outageErrors.has(code) && 'syscall' in error && outageCalls.has(String(error.syscall))
}
