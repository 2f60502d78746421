import type { Directory } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Modal, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { qrCodesChanged } from '../queries.ts'
import css from './directory-panel.module.css'

interface RemoveDirectoryDialogProps {
  directory: Directory
  /** Subdirectories at any depth. */
  below: number
  onClose: () => void
  onRemoved: () => void
}

/** Says what is in the directory and below it, and asks where the live codes go. */
export function RemoveDirectoryDialog({ directory, below, onClose, onRemoved }: RemoveDirectoryDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [choice, setChoice] = useState<'up' | 'trash'>('up')
  const [sending, setSending] = useState(false)
  const { id, name, qrCodes, qrCodesBelow, parentId } = directory

  async function submit() {
    setSending(true)
    try {
      const { moved, trashed } = await client.directories.del({ id, qrCodes: choice })
      qrCodesChanged(queries)
      toast.success([t('directories.removed'), ...said(moved, trashed)].join(' · '))
      onRemoved()
      onClose()
    } catch (error) {
      toast.error(sentenceOf(error))
      setSending(false)
    }
  }

  function said(moved: number, trashed: number): string[] {
    return [
      ...(moved > 0 ? [t('directories.codesMoved', { count: moved })] : []),
      ...(trashed > 0 ? [t('directories.codesTrashed', { count: trashed })] : []),
    ]
  }

  return (
    <Modal
      open
      title={t('directories.removeTitle', { name })}
      okText={t('directories.remove')}
      cancelText={t('app.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={sending}
      onOk={() => void submit()}
      onCancel={onClose}
      width={460}
    >
      <ul className={css.facts}>
        <li>{t('directories.ownCodes', { count: qrCodes })}</li>
        {below > 0 && <li>{t('directories.belowDirectories', { count: below })}</li>}
        {below > 0 && <li>{t('directories.belowCodes', { count: qrCodesBelow - qrCodes })}</li>}
      </ul>
      {qrCodesBelow > 0 && (
        <Radio.Group
          className={css.choices ?? ''}
          aria-label={t('directories.whereTo')}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
          options={[
            { value: 'up', label: t(parentId === null ? 'directories.toDefault' : 'directories.toParent') },
            { value: 'trash', label: t('directories.toTrash') },
          ]}
        />
      )}
    </Modal>
  )
}
