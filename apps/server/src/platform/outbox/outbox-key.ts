import { deriveKey } from '../secrets.ts'
import type { Settings } from '../settings/settings.ts'

/** What opens the outbox page: the same on all nodes and after every start. Undefined where there is no such page. */
export function outboxKeyOf(
  { NODE_ENV, OUTBOX, OUTBOX_KEY }: Pick<Settings, 'NODE_ENV' | 'OUTBOX' | 'OUTBOX_KEY'>,
  secret: Buffer,
): string | undefined {
  if ((OUTBOX ?? (NODE_ENV === 'production' ? 'off' : 'page')) === 'off') return undefined
  return OUTBOX_KEY ?? deriveKey(secret, 'outbox page', 18).toString('base64url')
}
