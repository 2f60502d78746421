/** System errors, the state of PostgreSQL, and what programs print of them. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])
const words = /No space left on device|Disk quota exceeded/

/** Whether something failed because a disk is full. */
export function isFull(error: unknown): boolean {
  return chain(error).some((one) => codes.has(codeOf(one)) || words.test(one.message))
}

/** The same for anything that PostgreSQL has no room for: disk, memory, connections (SQLSTATE class 53). */
export function hasNoRoom(error: unknown): boolean {
  return isFull(error) || chain(error).some((one) => codeOf(one).startsWith('53'))
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

function chain(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chain(error.cause)] : []
}
