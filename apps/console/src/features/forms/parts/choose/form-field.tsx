import { Link } from '@tanstack/react-router'
import { Button, Select } from 'antd'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wantPhrases } from '../../../../language.ts'
import { paths } from '../../../../paths.ts'
import { Field } from '../../../../ui/field.tsx'
import { AddIcon } from '../../../../ui/icons.ts'
import css from './choose.module.css'
import { useFormOptions } from './use-form-options.ts'

/** Templates and their words weigh more than a choice. */
const NewFormDialog = lazy(async () => {
  const [{ NewFormDialog }] = await Promise.all([import('../list/new-form-dialog.tsx'), wantPhrases('forms')])
  return { default: NewFormDialog }
})

interface Named {
  id: number
  title: string
}

interface FormFieldProps {
  value: number | null
  onChange: (form: Named) => void
  /** Told what the form is called that was chosen before. */
  onKnown?: (form: Named) => void
  /** What stands beside the field besides what is wrong with the form. */
  hint?: string
  error?: string | undefined
}

/** Chooses one of the account's forms or makes one, and says what visitors will make of the chosen one. */
export function FormField({ value, onChange, onKnown, hint, error }: FormFieldProps) {
  const { t } = useTranslation()
  const [isMaking, setMaking] = useState(false)
  const { forms, chosen, isGone, select } = useFormOptions(value)
  const tellKnown = useEffectEvent((form: Named) => onKnown?.(form))
  useEffect(() => {
    if (chosen) tellKnown(chosen)
  }, [chosen])
  const warning =
    chosen?.state === 'draft' ? 'codeForms.formDraft' : chosen?.state === 'closed' ? 'codeForms.formClosed' : null
  return (
    <div className={css.choose}>
      <Field
        label={t('codeForms.formChoose')}
        required
        error={error ?? (isGone ? t('codeForms.formForeign') : undefined)}
        hint={warning ? t(warning) : (hint ?? t('codeForms.formChooseHint'))}
      >
        <Select<number>
          value={value}
          {...select}
          onChange={(id) => {
            const title = forms.find((form) => form.id === id)?.title
            if (title !== undefined) onChange({ id, title })
          }}
        />
      </Field>
      <div className={css.beside}>
        <Button size="small" icon={<AddIcon />} onClick={() => setMaking(true)}>
          {t('codeForms.formsNew')}
        </Button>
        {chosen && (
          <Link to={paths.form} search={{ id: chosen.id } as never} target="_blank">
            {t('codeForms.formEdit')}
          </Link>
        )}
      </div>
      {isMaking && (
        // A form around this field must not be sent when the dialog's is: events bubble to where it was opened.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Suspense>
            <NewFormDialog groupId={null} onMade={onChange} onClose={() => setMaking(false)} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
