import { z } from 'zod'

// A cursor comes from outside: what the database could not read as a moment or an id is no cursor.
const Position = z.tuple([z.iso.datetime({ precision: 6 }).regex(/^(?!0000)/), z.string().regex(/^[\w-]{1,64}$/)])

/** Where a page of a list ended: the last row's moment, with microseconds, and id. */
export type Position = z.infer<typeof Position>

export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Undefined when the text is no cursor of ours. */
export function readCursor(cursor: string): Position | undefined {
  try {
    return Position.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
