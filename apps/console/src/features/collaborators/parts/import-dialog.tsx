import type { CollaboratorImport } from '@matai/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { collaboratorWorkbookMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { saveFile, toBase64 } from '../../../ui/file-bytes.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { DownloadIcon } from '../../../ui/icons.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import css from '../collaborators.module.css'
import { collaborators } from './queries.ts'

/** People from a workbook: what will happen is said before anything does, and it can be taken back. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const changed = collaborators.useChanged()
  const [seen, setSeen] = useState<CollaboratorImport | null>(null)
  const form = useForm({
    initial: { workbook: '' },
    checks: {
      workbook: (workbook) =>
        workbook === ''
          ? t('collaborators.importChoose')
          : seen && seen.added + seen.changed === 0
            ? t('collaborators.importNone')
            : undefined,
    },
    showsFailure: true,
    async onSubmit({ workbook }) {
      const { id, added, changed: updated } = await client.collaborators.import({ workbook, skipBad: true })
      await changed()
      toast.success(
        t('collaborators.imported', { added, changed: updated }),
        id === null ? undefined : { label: t('collaborators.undo'), run: () => void undo(id) },
      )
      onClose()
    },
  })

  async function undo(id: number) {
    try {
      const { removed, restored } = await client.collaborators.undoImport({ id })
      await changed()
      toast.success(t('collaborators.undone', { removed, restored }))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  const { run: look, running } = useSingleFlight(async (file: File) => {
    setSeen(null)
    form.set('workbook', '')
    if (file.size > collaboratorWorkbookMax) {
      toast.error(t('files.workbookTooLarge'))
      return
    }
    try {
      const workbook = await toBase64(file)
      setSeen(await client.collaborators.import({ workbook, looksOnly: true }))
      form.set('workbook', workbook)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })

  async function blank() {
    try {
      saveFile(await client.collaborators.export({}))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return (
    <DialogForm
      title={t('collaborators.importTitle')}
      text={t('collaborators.importText')}
      action={t('collaborators.importAction')}
      form={form}
      onClose={onClose}
    >
      <div className={css.files}>
        <Button icon={<DownloadIcon />} onClick={() => void blank()}>
          {t('collaborators.importBlank')}
        </Button>
        <FileButton
          label={t('collaborators.importChoose')}
          accept=".xlsx,.csv"
          loading={running}
          onChoose={(file) => void look(file)}
        />
      </div>
      {form.errors.workbook && (
        <p className={css.soft} role="alert">
          {form.errors.workbook}
        </p>
      )}
      {seen && <Seen seen={seen} />}
    </DialogForm>
  )
}

/** What would happen. */
function Seen({ seen }: { seen: CollaboratorImport }) {
  const { t } = useTranslation()
  const { formatNames } = useFormats()
  const { added, changed, same, newGroups, skipped } = seen
  return (
    <div role="status">
      <p>{t('collaborators.importWill', { added, changed, same })}</p>
      {newGroups.length > 0 && <p>{t('collaborators.importGroups', { names: formatNames(newGroups) })}</p>}
      {skipped.length > 0 && (
        <>
          <p>{t('collaborators.importBad', { count: skipped.length })}</p>
          <ul className={css.problems}>
            {skipped.slice(0, 100).map(({ row, column, message }) => (
              <li key={`${row} ${column}`}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
