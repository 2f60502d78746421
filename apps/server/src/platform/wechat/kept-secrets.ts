import { and, eq, gt } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/database.ts'
import { createSecretTexts } from '../secret-texts.ts'
import { wechatSecret } from './table.ts'

/** Keeps what WeChat sends once and every node needs. */
export interface KeptSecrets {
  read(name: string): Promise<string | undefined>
  keep(name: string, value: string, seconds: number): Promise<void>
}

export function createKeptSecrets({ secret, tx, clock }: { secret: Buffer; tx: Tx; clock: Clock }): KeptSecrets {
  const texts = createSecretTexts(secret, 'secrets of WeChat')
  return {
    async read(name) {
      const [row] = await tx
        .select({ sealed: wechatSecret.sealed })
        .from(wechatSecret)
        .where(and(eq(wechatSecret.name, name), gt(wechatSecret.until, clock.now())))
      try {
        return row && texts.open(row.sealed, name)
      } catch {
        // The server's secret changed since: WeChat gives another one.
        return undefined
      }
    },
    async keep(name, value, seconds) {
      const set = { sealed: texts.seal(value, name), until: new Date(clock.now().getTime() + seconds * 1_000) }
      await tx
        .insert(wechatSecret)
        .values({ name, ...set })
        .onConflictDoUpdate({ target: wechatSecret.name, set })
    },
  }
}
