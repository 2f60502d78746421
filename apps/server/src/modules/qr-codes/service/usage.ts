import type { QrCodeItem } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { QrCodeRow } from '../store/codes.ts'
import { filesOfVersions } from '../store/named-files.ts'
import type { Dependencies } from './dependencies.ts'

/** Bytes of what the newest version of each code names; codes that name nothing are missing. */
export async function usageOf(
  { database: { tx }, files }: Pick<Dependencies, 'database' | 'files'>,
  accountId: AccountId,
  rows: readonly Pick<QrCodeRow, 'id' | 'version'>[],
): Promise<ReadonlyMap<string, QrCodeItem['usage']>> {
  const named = await filesOfVersions(tx, accountId, rows)
  const sizes = await files.sizesOf(tx, accountId, [...new Set([...named.values()].flat())])
  const usage = new Map<string, QrCodeItem['usage']>()
  for (const [id, fileIds] of named) {
    const sum = { files: 0, media: 0 }
    for (const { kind, size } of fileIds.flatMap((fileId) => sizes.get(fileId) ?? []))
      sum[kind === 'audio' || kind === 'video' ? 'media' : 'files'] += size
    usage.set(id, sum)
  }
  return usage
}
