import { componentsMax } from '@matai/form-kit/limits'
import { type Component, componentsOf } from '@matai/form-kit/schema'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { FormSelect } from '../choose/form-select.tsx'
import { useInsert } from '../editor/canvas/use-add.ts'
import { newId } from '../editor/model/new-id.ts'
import type { FormEditor } from '../editor/use-form-editor.ts'
import css from './paste-questions.module.css'

/** Questions of another form, such as a bank of exam questions, copied into this one. */
export function TakeQuestions({ editor }: { editor: FormEditor }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('formTemplates.take')}
      </Button>
      {isOpen && <TakeDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  )
}

function TakeDialog({ editor, onClose }: { editor: FormEditor; onClose: () => void }) {
  const { t } = useTranslation()
  const insert = useInsert(editor)
  const [formId, setFormId] = useState<number | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data, error } = useQuery({
    queryKey: ['forms', 'list', 'questions', formId],
    queryFn: ({ signal }) => client.forms.info({ id: formId ?? 0 }, { signal }),
    enabled: formId !== null,
  })
  const room = componentsMax - componentsOf(editor.document).length
  const questions = data ? componentsOf(data.document) : []
  const taken = questions.filter(({ id }) => chosen.includes(id)).slice(0, room)

  function take() {
    editor.media.addFiles(data?.files ?? [])
    insert(taken.map((one): Component => ({ ...one, id: newId() })))
    onClose()
  }
  return (
    <Dialog
      width={640}
      title={t('formTemplates.take')}
      action={taken.length > 0 ? t('formTemplates.pasteAdd', { count: taken.length }) : t('formTemplates.add')}
      disabled={taken.length === 0}
      onAct={take}
      onClose={onClose}
    >
      <FormSelect
        label={t('formTemplates.takeFrom')}
        hint={t('formTemplates.takeHint')}
        error={error ? sentenceOf(error) : undefined}
        value={formId}
        onChange={(id) => {
          setFormId(id)
          setChosen([])
        }}
      />
      {formId !== null && !data && !error && <Skeleton rows={4} height={28} />}
      {data && questions.length === 0 && <p className={css.hint}>{t('formTemplates.takeNone')}</p>}
      {questions.length > 0 && (
        <>
          <Checkbox
            checked={chosen.length === questions.length}
            indeterminate={chosen.length > 0 && chosen.length < questions.length}
            onChange={({ target }) => setChosen(target.checked ? questions.map(({ id }) => id) : [])}
          >
            {t('formTemplates.takeAll')}
          </Checkbox>
          <ul className={css.taken} aria-label={t('formTemplates.pasteRead')}>
            {questions.map(({ id, type, settings }) => (
              <li key={id}>
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                >
                  {settings.title || t(`forms.type_${type}`)} <Tag>{t(`forms.type_${type}`)}</Tag>
                </Checkbox>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
