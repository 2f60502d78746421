import type { Directory } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Input, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { client, sentenceOf } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { useFormats } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast-store.ts'
import { directoriesChanged, directoriesQuery, directoryPageQuery, homeQuery } from './queries.ts'
import css from './remove-directory-dialog.module.css'

interface RemoveDirectoryDialogProps {
  directory: Directory
  /** Subdirectories at any depth. */
  below: number
  /** Whether it or one of them has a public page. */
  isPublic: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Says what is in the directory and below it, and asks where the live codes go; into the trash only by its name. */
export function RemoveDirectoryDialog({ directory, below, isPublic, onClose, onRemoved }: RemoveDirectoryDialogProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const queries = useQueryClient()
  const [choice, setChoice] = useState<'up' | 'trash'>('up')
  const [typed, setTyped] = useState('')
  const [sending, setSending] = useState(false)
  const { id, name, qrCodes, qrCodesBelow, parentId } = directory
  const scans = useQuery(directoryPageQuery(id)).data?.scansLately ?? null
  const isDanger = choice === 'trash'
  const home = useQuery(homeQuery).data
  const directories = useQuery(directoriesQuery).data?.list ?? []
  const holdsHome = home ? isWithin(directories, home.directoryId, id) : false

  async function submit() {
    setSending(true)
    try {
      const { moved, trashed, waits } = await client.directories.del({ id, qrCodes: choice })
      directoriesChanged(queries)
      if (waits !== null) {
        toast.success(t('qrCodes.waits'))
        return onClose()
      }
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
    <Dialog
      title={t('directories.removeTitle', { name })}
      action={isDanger ? t('directories.removeWithCodes', { count: qrCodesBelow }) : t('directories.remove')}
      danger={true}
      disabled={isDanger && typed.trim() !== name}
      sending={sending}
      onAct={() => void submit()}
      onClose={onClose}
      width={460}
    >
      <ul className={css.facts}>
        <li>{t('directories.ownCodes', { count: qrCodes })}</li>
        {below > 0 && <li>{t('directories.belowDirectories', { count: below })}</li>}
        {below > 0 && <li>{t('directories.belowCodes', { count: qrCodesBelow - qrCodes })}</li>}
        {qrCodesBelow > 0 && scans !== null && (
          <li>{t('directories.scansLately', { count: scans, scans: formatNumber(scans) })}</li>
        )}
        {isPublic && <li>{t('directories.pageEnds')}</li>}
        {isDanger && holdsHome && <li>{t('kinds.homepageMoves')}</li>}
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
      {isDanger && (
        <div className={css.typed}>
          <Field label={t('app.typeToConfirm', { word: name })}>
            <Input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
          </Field>
        </div>
      )}
    </Dialog>
  )
}

/** Whether a directory is another one or stands somewhere below it. */
function isWithin(directories: Directory[], id: number, outer: number): boolean {
  const parents = new Map(directories.map((one) => [one.id, one.parentId]))
  for (let at: number | null | undefined = id; at; at = parents.get(at)) if (at === outer) return true
  return false
}
