import { lt } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { openedSeal } from './table.ts'

/** Remembers a seal; false when it was opened before, by whichever node. */
export async function markOpened(tx: Tx, seal: { jti: string; expiresAt: Date }): Promise<boolean> {
  const marked = await tx.insert(openedSeal).values(seal).onConflictDoNothing().returning({ jti: openedSeal.jti })
  return marked.length === 1
}

export async function dropForgettable(tx: Tx, now: Date): Promise<void> {
  await tx.delete(openedSeal).where(lt(openedSeal.expiresAt, now))
}
