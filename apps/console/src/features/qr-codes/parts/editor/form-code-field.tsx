import { buttonTextMax } from '@matai/content/schema'
import { useTranslation } from 'react-i18next'
import { qrCodeNameMax } from 'virtual:contract-constants'
import { FormField } from '../../../forms/public.tsx'
import type { SaveFaults } from './save-faults.ts'
import type { Editor } from './use-editor.ts'

interface FormCodeFieldProps {
  editor: Editor
  faults: SaveFaults
}

/** The form that a code opens at once. */
export function FormCodeField({ editor, faults }: FormCodeFieldProps) {
  const { t } = useTranslation()
  const { content, edit } = editor
  const [entry] = content.blocks
  if (!entry || !('formId' in entry)) return null

  const take = ({ id, title }: { id: number; title: string }) => {
    const text = [...title].slice(0, buttonTextMax).join('')
    // A code that nobody named is called as its form.
    if (content.name.trim() === '') edit({ do: 'rename', name: title.slice(0, qrCodeNameMax), at: Date.now() })
    edit({ do: 'change', block: { ...entry, formId: id, text }, field: 'formId', at: Date.now() })
  }

  return (
    <FormField
      value={entry.formId || null}
      hint={t('kinds.text_form')}
      error={faults.content ?? faults.blocks.get(entry.id)}
      onChange={take}
      // One that came with the address is known by its number only.
      onKnown={(form) => {
        if (entry.text === '') take(form)
      }}
    />
  )
}
