import type { TrashItem } from '@matai/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RestoreIcon } from '../../../../ui/icons.ts'

interface RestoreButtonProps {
  items: TrashItem[]
  restore: (items: TrashItem[]) => Promise<void>
  /** Says how many: in the bar of a selection. */
  counted?: boolean
}

export function RestoreButton({ items, restore, counted = false }: RestoreButtonProps) {
  const { t } = useTranslation()
  const [sending, setSending] = useState(false)
  const allowed = items.every(({ can }) => can.restore)
  async function run() {
    setSending(true)
    await restore(items)
    setSending(false)
  }
  return (
    <Button
      size="small"
      icon={<RestoreIcon />}
      loading={sending}
      disabled={!allowed}
      title={allowed ? '' : t('qrCodes.mayNotRestore')}
      onClick={() => void run()}
    >
      {counted ? t('qrCodes.restoreMany', { count: items.length }) : t('qrCodes.restore')}
    </Button>
  )
}
