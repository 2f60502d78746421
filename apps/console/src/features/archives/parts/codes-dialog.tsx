import type { CodeImport } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeListMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { toBase64 } from '../../../ui/file-bytes.ts'
import { useFormats } from '../../../ui/format.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'
import css from '../archives.module.css'

/** Codes of a list from elsewhere: what will come is said before anything does, and it can be taken back. */
export function CodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [seen, setSeen] = useState<CodeImport | null>(null)
  const changed = () => queries.invalidateQueries()
  const form = useForm({
    initial: { list: '' },
    checks: {
      list: (list) =>
        list === ''
          ? t('codeImports.chooseFirst')
          : seen && seen.jumps + seen.pages === 0
            ? t('codeImports.none')
            : undefined,
    },
    showsFailure: true,
    async onSubmit({ list }) {
      const { id, jumps, pages } = await client.codeImports.import({ list })
      await changed()
      const undo = id === null ? undefined : { label: t('codeImports.undo'), run: () => void takeBack(id) }
      toast.success(t('codeImports.done', { count: jumps + pages }), undo)
      onClose()
    },
  })

  async function takeBack(id: number) {
    try {
      const { removed, kept, waits } = await client.codeImports.undo({ id })
      if (waits === null) await changed()
      toast.success(waits === null ? t('codeImports.undone', { removed, kept }) : t('qrCodes.waits'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  const { run: look, running } = useSingleFlight(async (file: File) => {
    setSeen(null)
    form.set('list', '')
    if (file.size > codeListMax) {
      toast.error(t('files.workbookTooLarge'))
      return
    }
    try {
      const list = await toBase64(file)
      setSeen(await client.codeImports.import({ list, looksOnly: true }))
      form.set('list', list)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })

  return (
    <DialogForm
      title={t('codeImports.title')}
      text={t('codeImports.text')}
      action={t('codeImports.action')}
      form={form}
      onClose={onClose}
    >
      <div className={css.actions}>
        <FileButton
          label={t('codeImports.choose')}
          accept=".xlsx,.csv,.json,.txt"
          loading={running}
          onChoose={(file) => void look(file)}
        />
      </div>
      {form.errors.list && (
        <p className={css.soft} role="alert">
          {form.errors.list}
        </p>
      )}
      {seen && <Seen seen={seen} />}
    </DialogForm>
  )
}

/** What would come. */
function Seen({ seen }: { seen: CodeImport }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { jumps, pages, newDirectories, shown, skipped } = seen
  return (
    <div role="status">
      <ul className={css.notes}>
        <li>{t('codeImports.willJump', { count: formatNumber(jumps) })}</li>
        {pages > 0 && <li>{t('codeImports.willPage', { count: formatNumber(pages) })}</li>}
        {newDirectories.length > 0 && (
          <li>{t('codeImports.willDirectories', { names: newDirectories.slice(0, 10).join(t('app.comma')) })}</li>
        )}
      </ul>
      {shown.length > 0 && <p className={css.soft}>{t('codeImports.shown', { count: shown.length })}</p>}
      <ul className={css.rows}>
        {shown.map(({ row, name, directory, content }) => (
          <li key={row}>
            <span className={css.name}>{name}</span>
            <span className={css.soft}>{[directory, content].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {skipped.length > 0 && <p className={css.soft}>{t('codeImports.skipped')}</p>}
      <ul className={css.notes}>
        {skipped.slice(0, 20).map(({ row, message }) => (
          <li key={row}>{t('codeImports.row', { row, message })}</li>
        ))}
      </ul>
    </div>
  )
}
