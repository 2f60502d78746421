import { formTitleMax } from '@matai/form-kit/limits'
import type { FormDocument } from '@matai/form-kit/schema'
import { componentsOf } from '@matai/form-kit/schema'
import { documentOf, type FormTemplate, formTemplates, type Trade, trades } from '@matai/form-kit/templates'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { useSpoken } from '../../../../language.ts'
import { paths } from '../../../../paths.ts'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import gallery from '../../../../ui/template-gallery.module.css'
import { useForm } from '../../../../ui/use-form.ts'
import { FormFileButton } from '../new/form-file-button.tsx'
import { formsChanged } from '../queries.ts'
import css from './list.module.css'

/** What a new form begins with. */
type Beginning =
  | { from: 'blank' }
  | { from: 'template'; template: FormTemplate }
  | { from: 'file'; document: FormDocument }

const blank: Beginning = { from: 'blank' }

interface NewFormDialogProps {
  groupId: number | null
  /** Takes the form where it is wanted; without it the way goes on to its editor. */
  onMade?: (form: { id: number; title: string }) => void
  onClose: () => void
}

/** A new form: from nothing, from a template of a trade, or from a file. */
export function NewFormDialog({ groupId, onMade, onClose }: NewFormDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const language = useSpoken((state) => state.language)
  const [trade, setTrade] = useState<Trade | ''>('')
  const form = useForm({
    initial: { title: '', begin: blank },
    showsFailure: true,
    checks: { title: (title) => (title.trim() === '' ? t('errors.nameEmpty') : undefined) },
    async onSubmit({ title, begin }) {
      const document =
        begin.from === 'template'
          ? documentOf(begin.template, language)
          : begin.from === 'file'
            ? begin.document
            : { pages: [{ id: 'p1' }] }
      // A template asks nothing more: where a form is wanted at once it can be filled in at once.
      const publish = onMade !== undefined && begin.from === 'template'
      const written = { ...document, title: title.trim() }
      const { id } = await client.forms.save({ groupId, document: written, publish })
      await formsChanged(queries)
      onClose()
      if (onMade) return onMade({ id, title: written.title })
      await navigate({ to: paths.form, search: { id } as never })
    },
  })
  const { begin, title } = form.values
  const named = formTemplates.map((one) => documentOf(one, language).title)

  /** A name that somebody typed stays; one that we wrote goes with what it was of. */
  function choose(next: Beginning, name: string) {
    form.set('begin', next)
    if (title.trim() === '' || named.includes(title)) form.set('title', name.slice(0, formTitleMax))
  }
  const shown = formTemplates.filter((one) => trade === '' || one.trade === trade)
  return (
    <DialogForm title={t('formScreens.new')} action={t('formScreens.create')} form={form} onClose={onClose} width={880}>
      <TextField label={t('formScreens.name')} max={formTitleMax} required autoFocus {...form.field('title')} />
      <div className={css.begin}>
        <Field label={t('formTemplates.trade')}>
          <Select<Trade | ''>
            value={trade}
            options={[
              { value: '', label: t('formTemplates.tradeAll') },
              ...trades.map((value) => ({ value, label: t(`formTemplates.trade_${value}`) })),
            ]}
            onChange={setTrade}
          />
        </Field>
        <FormFileButton onRead={(document) => choose({ from: 'file', document }, document.title)} />
      </div>
      <ul className={`${gallery.list} ${css.templates}`} aria-label={t('formTemplates.title')}>
        <li>
          <Card
            name={t('formTemplates.blank')}
            text={t('formTemplates.blankText')}
            isChosen={begin.from === 'blank'}
            onChoose={() => choose(blank, '')}
          />
        </li>
        {begin.from === 'file' && (
          <li>
            <Card
              name={begin.document.title}
              text={t('formTemplates.fromFile', { count: componentsOf(begin.document).length })}
              isChosen
              onChoose={() => {}}
            />
          </li>
        )}
        {shown.map((template) => {
          const document = documentOf(template, language)
          const questions = componentsOf(document).map(({ settings }) => settings.title)
          return (
            <li key={template.key}>
              <Card
                name={document.title}
                text={questions.slice(0, 4).join(' · ')}
                isChosen={begin.from === 'template' && begin.template === template}
                onChoose={() => choose({ from: 'template', template }, document.title)}
              />
            </li>
          )
        })}
      </ul>
    </DialogForm>
  )
}

interface CardProps {
  name: string
  text: string
  isChosen: boolean
  onChoose: () => void
}

function Card({ name, text, isChosen, onChoose }: CardProps) {
  return (
    <button type="button" className={gallery.card} aria-pressed={isChosen} onClick={onChoose}>
      <b>{name}</b>
      <small>{text}</small>
    </button>
  )
}
