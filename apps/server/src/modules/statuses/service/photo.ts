import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { failField } from '../../../platform/failure.ts'
import type { Dependencies } from './dependencies.ts'

/** Refuses what is no picture of the account. */
export async function refusePhoto(
  tx: Tx,
  accountId: AccountId,
  { photoId, filesByIds }: Pick<Dependencies, 'filesByIds'> & { photoId: string | null },
): Promise<void> {
  if (photoId !== null && (await filesByIds(tx, accountId, [photoId]))[0]?.kind !== 'picture')
    failField('photoId', 'statuses.photoGone')
}
