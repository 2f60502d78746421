import type { Form } from '@matai/contract'
import { formTitleMax } from '@matai/form-kit/limits'
import { checkForm, type Finding, type FormDocument, formDocument } from '@matai/form-kit/schema'
import { problemsOf } from '@matai/kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, client, sentenceOf } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { useVersioned } from '../../../../ui/editing/use-versioned.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { formQuery, formsChanged } from '../queries.ts'
import { findingAt } from './model/finding-at.ts'
import { filesOf } from './model/files-of.ts'
import type { FormDraft } from './model/form-draft.ts'
import type { FormEditor } from './use-form-editor.ts'

interface SaveOptions {
  editor: FormEditor
  form: Form
  draft: FormDraft | null
  draftKey: string
}

/** The tier's number of phone questions is the server's to refuse. */
const limits = { phones: Number.POSITIVE_INFINITY }
const same = (one: FormDocument, other: FormDocument) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Saving and publishing: what stands in the way, and what the server says. A wish is to publish. */
export function useSaveForm({ editor, form, draft, draftKey }: SaveOptions) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { document } = editor
  // Faults belong to what was sent; they go with the next change of what they name.
  const [told, setTold] = useState<{ document: FormDocument; findings: readonly Finding[] }>()
  const [tried, setTried] = useState(false)
  const { files } = editor.media
  const beside = useMemo(() => {
    const named = filesOf(document)
    return { files: [...files.values()].filter(({ id }) => named.has(id)) }
  }, [document, files])
  const findings = useMemo(
    () => [...(tried ? checkForm(document, limits) : []), ...(told?.document === document ? told.findings : [])],
    [document, told, tried],
  )

  const [wishing, setWishing] = useState(false)
  const versions = useVersioned<Form, FormDocument, boolean>({
    draftKey,
    draft,
    known: { id: form.id, version: form.version },
    begun: form.document,
    content: document,
    same,
    beside,
    locked: !form.can.edit,
    check(sent) {
      const wrong = problemsOf(formDocument, sent).map((one) => findingAt(sent, one))
      // A draft may lack much, but has a title: lists know it by that.
      const untitled = checkForm(sent, limits).filter(({ at, path }) => at === null && path[0] === 'title')
      const found = [...untitled, ...wrong]
      if (found.length === 0) return true
      setTold({ document: sent, findings: found })
      sayFirst(found)
      return false
    },
    send: (sent, over, publish) => client.forms.save({ ...over, document: sent, publish: publish ?? false }),
    load: (id) => client.forms.info({ id }),
    contentOf: (item) => item.document,
    copied: (sent, name) => ({
      ...sent,
      title: (name ?? t('app.copyOf', { name: sent.title })).slice(0, formTitleMax),
    }),
    goOn: (item) => {
      queries.setQueryData(formQuery(item.id).queryKey, item)
      editor.goOn(item.document, item.files)
    },
    restart: (from) => editor.edit({ do: 'startAgain', document: from }),
    undo: () => editor.edit({ do: 'undo' }),
    redo: () => editor.edit({ do: 'redo' }),
    async onSaved(stored) {
      setTried(false)
      queries.setQueryData(formQuery(stored.id).queryKey, stored)
      void formsChanged(queries)
      const isOut = stored.published === stored.version
      toast.success(t(isOut ? 'formEditor.publishedNow' : 'formEditor.saved', { version: stored.version }))
      if (stored.id !== form.id) await navigate({ to: paths.form, search: { id: stored.id } as never })
    },
    onRefused(error, sent) {
      const issues = error instanceof CallError ? (error.data.issues ?? []) : []
      const inDocument = issues.filter(({ path }) => path[0] === 'document')
      const found = inDocument.map(({ path, message }) => findingAt(sent, { path: path.slice(1), said: message }))
      setTold({ document: sent, findings: found })
      toast.error(issues[0]?.message ?? sentenceOf(error))
    },
  })

  /** Says the first fault and opens what it names. */
  function sayFirst(found: readonly Finding[]) {
    const [first] = found
    if (!first) return
    toast.error(t('formEditor.notYet', { count: found.length, first: t(first.phrase, first.params) }))
    if (first.at && 'component' in first.at) editor.choose(first.at.component)
  }

  async function publish() {
    const found = checkForm(document, limits).filter(({ level }) => level === 'error')
    setTried(true)
    if (found.length > 0) return sayFirst(found)
    setWishing(true)
    await versions.save(true)
    setWishing(false)
  }
  return { ...versions, findings, publish, publishing: wishing && versions.saving }
}
