import type { Directory } from '@matai/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { qrCodesChanged } from '../queries.ts'

/** Says what will happen to what is in the directory, then deletes it. True when it is done. */
export async function removeDirectory(
  { id, name, qrCodes }: Directory,
  { t, queries }: { t: TFunction; queries: QueryClient },
): Promise<boolean> {
  const agreed = await confirm({
    title: t('directories.removeTitle', { name }),
    text: t('directories.removeText', { count: qrCodes }),
    action: t('directories.remove'),
    danger: true,
  })
  if (!agreed) return false
  try {
    const { moved } = await client.directories.del({ id })
    qrCodesChanged(queries)
    toast.success(t('directories.removed', { count: moved }))
    return true
  } catch (error) {
    toast.error(sentenceOf(error))
    return false
  }
}
