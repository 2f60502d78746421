import { DrizzleQueryError } from 'drizzle-orm'

/**
 * An error as the log may keep it. A failed statement carries its values, which are people's numbers and secrets;
 * the log gets the statement with its placeholders and what the database said.
 */
export function describeError(error: Error): { type: string; message: string; code?: string; stack?: string } {
  const { name, stack } = error
  if (!(error instanceof DrizzleQueryError))
    return { type: name, message: error.message, ...codeOf(error), ...(stack ? { stack } : {}) }
  const { cause } = error
  return {
    type: cause?.name ?? name,
    message: `${cause?.message ?? 'no cause'}, in: ${error.query}`,
    ...codeOf(cause),
    // The first lines of the stack repeat the message with its values.
    stack: (stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}

function codeOf(error: unknown): { code?: string } {
  return error instanceof Error && 'code' in error ? { code: String(error.code) } : {}
}
