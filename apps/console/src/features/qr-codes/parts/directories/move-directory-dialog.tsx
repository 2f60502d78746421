import type { Directory } from '@matai/contract'
import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directoryDepthMax } from 'virtual:contract-constants'
import { Field } from '../../../../ui/field.tsx'
import { DirectoryPicker } from './directory-picker.tsx'
import { type Place, refusalOf } from './directory-tree.ts'

interface MoveDirectoryDialogProps {
  directory: Directory
  directories: Directory[]
  onClose: () => void
  /** False when it did not work. */
  onMove: (place: Place) => Promise<boolean>
}

/** Moves a directory without dragging. */
export function MoveDirectoryDialog({ directory, directories, onClose, onMove }: MoveDirectoryDialogProps) {
  const { t } = useTranslation()
  const [parent, setParent] = useState(directory.parentId ?? 0)
  const [sending, setSending] = useState(false)

  async function submit() {
    setSending(true)
    if (await onMove({ parentId: parent || null })) onClose()
    else setSending(false)
  }

  return (
    <Modal
      open
      title={t('directories.moveTitle', { name: directory.name })}
      okText={t('directories.moveHere')}
      cancelText={t('app.cancel')}
      okButtonProps={{ disabled: parent === (directory.parentId ?? 0) }}
      confirmLoading={sending}
      onOk={() => void submit()}
      onCancel={onClose}
      width={440}
    >
      <Field label={t('directories.moveInto')}>
        <DirectoryPicker
          value={parent}
          onChange={setParent}
          top={t('directories.top')}
          refuse={({ id }) => {
            const refusal = refusalOf(directories, directory.id, { parentId: id }, directoryDepthMax)
            return refusal && t(`directories.${refusal}`)
          }}
        />
      </Field>
    </Modal>
  )
}
