import type { OperatedAccount } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { UsageBar } from '../../../ui/usage-bar.tsx'

/** The room that an account takes of what its tier gives it. */
export function AccountStorage({ account }: { account: Pick<OperatedAccount, 'storedBytes' | 'storageLimit'> }) {
  const { t } = useTranslation()
  const { formatBytes } = useFormats()
  const { storedBytes, storageLimit } = account
  const stored = formatBytes(storedBytes)
  const says = storageLimit === null ? stored : t('operators.storedOf', { stored, limit: formatBytes(storageLimit) })
  return <UsageBar says={says} used={storedBytes} limit={storageLimit} />
}
