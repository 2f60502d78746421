import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { passphraseMax, passphraseMin } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { downloadStarted } from '../../../downloads.ts'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'

/** Makes an archive, under a passphrase or open. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const form = useForm({
    initial: { passphrase: '' },
    checks: {
      passphrase: (text) => (text !== '' && text.length < passphraseMin ? t('archives.passphraseShort') : undefined),
    },
    showsFailure: true,
    async onSubmit({ passphrase }) {
      const { task } = await client.archives.make(passphrase === '' ? {} : { passphrase })
      downloadStarted(queries, task)
      toast.success(t('exports.started'))
      onClose()
    },
  })
  return (
    <DialogForm title={t('archives.makeTitle')} action={t('archives.make')} form={form} onClose={onClose}>
      <TextField
        label={t('archives.passphrase')}
        hint={t('archives.passphraseHelp')}
        type="password"
        max={passphraseMax}
        {...form.field('passphrase')}
      />
    </DialogForm>
  )
}
