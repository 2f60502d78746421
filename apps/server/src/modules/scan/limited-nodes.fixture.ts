import { setTimeout as sleep } from 'node:timers/promises'
import type { AccessSettings } from '@matai/contract'
import { startTestApp } from '../../testing/test-app.ts'

export const name = '配电房钥匙'
export const draft = { name, blocks: [{ id: 't', type: 'richText' as const, html: '<p>在值班室</p>' }] }

export type LimitedNodes = Awaited<ReturnType<typeof startLimitedNodes>>

/** Two whole servers on one database, with an owner who limits live codes. */
export async function startLimitedNodes() {
  const here = await startTestApp()
  const there = await startTestApp({ dataDir: here.dataDir })
  const owner = await here.signUp({ tier: 'advanced' })
  const set = (id: string, settings: Partial<AccessSettings>) =>
    owner.client.codeAccess.setAuth({ ids: [id], settings })
  return {
    here,
    there,
    owner,
    set,
    async limitedCode(settings: Partial<AccessSettings>): Promise<string> {
      const { id } = await owner.client.qrCodes.save(draft)
      await set(id, settings)
      return id
    },
    /** Reasons and phones, newest first; they are written beside the answers. */
    async refusalsOf(id: string) {
      await sleep(50)
      const { list } = await owner.client.codeAccess.refusals({ filters: { id } })
      return list.map(({ reason, mobile }) => [reason, mobile])
    },
    async peopleOf(id: string): Promise<number> {
      const { rows } = await here.database.pool.query('select people::int from scan_day where qr_code_id = $1', [id])
      return rows[0]?.people ?? 0
    },
    advance(seconds: number): void {
      here.clock.advance(seconds)
      there.clock.advance(seconds)
    },
    async close(): Promise<void> {
      await there.close()
      await here.close()
    },
  }
}
