import type { Directory } from '@matai/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directoryDepthMax } from 'virtual:contract-constants'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
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
    <Dialog
      title={t('directories.moveTitle', { name: directory.name })}
      action={t('directories.moveHere')}
      disabled={parent === (directory.parentId ?? 0)}
      sending={sending}
      onAct={() => void submit()}
      onClose={onClose}
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
    </Dialog>
  )
}
