import type { ArchiveMode } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Radio } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passphraseMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { UploadIcon } from '../../../ui/editor-icons.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { sendUpload } from '../../files/public.ts'
import css from '../archives.module.css'
import { archivesQuery } from './queries.ts'

interface TakeDialogProps {
  accountId: number
  /** Printed ids can stay only where nothing is. */
  isEmpty: boolean
  onClose: () => void
}

/** Uploads an archive and starts its import. */
export function TakeDialog({ accountId, isEmpty, onClose }: TakeDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number>()
  const form = useForm({
    initial: { file: null as File | null, mode: (isEmpty ? 'same' : 'new') as ArchiveMode, passphrase: '' },
    checks: { file: (file) => (file ? undefined : t('archives.fileMissing')) },
    showsFailure: true,
    async onSubmit({ file, mode, passphrase }) {
      if (!file) return
      const uploadId = await sendUpload(file, setSent).finally(() => setSent(undefined))
      await client.archives.take({ uploadId, mode, ...(passphrase !== '' && { passphrase }) })
      await queries.invalidateQueries({ queryKey: archivesQuery(accountId).queryKey })
      onClose()
    },
  })
  const { file } = form.values
  const mode = form.field('mode')
  return (
    <DialogForm
      title={t('archives.takeTitle')}
      text={t('archives.takeText')}
      action={t('archives.start')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('archives.file')} error={form.errors.file}>
        <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
          {file ? file.name : t('archives.choose')}
        </Button>
      </Field>
      <input
        ref={input}
        hidden
        type="file"
        accept=".tar,.age"
        aria-label={t('archives.file')}
        onChange={(event) => form.set('file', event.target.files?.[0] ?? null)}
      />
      <Field label={t('archives.mode')} error={form.errors.mode}>
        <Radio.Group
          className={css.modes ?? ''}
          value={mode.value}
          onChange={({ target }) => mode.onChange(target.value as ArchiveMode)}
        >
          <Radio value="same" disabled={!isEmpty}>
            {t('archives.mode_same')}
            <span className={css.modeHelp}>{t('archives.mode_sameHelp')}</span>
          </Radio>
          <Radio value="new">
            {t('archives.mode_new')}
            <span className={css.modeHelp}>{t('archives.mode_newHelp')}</span>
          </Radio>
        </Radio.Group>
      </Field>
      <TextField label={t('archives.passphrase')} type="password" max={passphraseMax} {...form.field('passphrase')} />
      {sent !== undefined && (
        <p className={css.soft} role="status">
          {t('archives.uploading', { percent: Math.floor(sent * 100) })}
        </p>
      )}
    </DialogForm>
  )
}
