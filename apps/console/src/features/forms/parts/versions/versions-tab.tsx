import type { Form, FormVersion } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodes } from 'virtual:contract-constants'
import { CallError, client, sentenceOf } from '../../../../client.ts'
import { useFormats } from '../../../../ui/format.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { resource } from '../../../../ui/resource.ts'
import { StateTag } from '../../../../ui/state-tag.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import type { FormEditor } from '../editor/use-form-editor.ts'
import { differencesOf } from './differences.ts'
import css from './versions.module.css'

const versionsOf = (form: Form) =>
  resource({
    // A save makes another one.
    key: ['forms', 'versions', String(form.id), String(form.version), String(form.published)],
    list: (request: { keyword: string }, options) =>
      client.forms.versions({ ...request, filters: { id: form.id } }, options),
    touches: [],
  })

/** Every save, with what it changed; any of them can be taken up again. */
export function VersionsTab({ form, editor, onTaken }: { form: Form; editor: FormEditor; onTaken: () => void }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const versions = useMemo(() => versionsOf(form), [form])
  const [open, setOpen] = useState<number | null>(null)

  const { run: take } = useSingleFlight(async ({ number }: FormVersion) => {
    try {
      const { document, files } = await client.forms.info({ id: form.id, version: number })
      editor.goOn(document, files)
      toast.success(t('formVersions.taken', { number }), {
        label: t('app.undo'),
        run: () => editor.edit({ do: 'undo' }),
      })
      onTaken()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  const line = (version: FormVersion) => (
    <div className={css.version}>
      <div className={css.head}>
        <strong>{t('formVersions.number', { number: version.number })}</strong>
        {version.isPublished && <StateTag tone="success">{t('formVersions.published')}</StateTag>}
        <span className={css.soft}>
          {formatInstant(version.savedAt)} · {version.savedBy.name}
        </span>
        {version.number > 1 && (
          <Button
            size="small"
            aria-expanded={open === version.number}
            onClick={() => setOpen(open === version.number ? null : version.number)}
          >
            {t('formVersions.changes')}
          </Button>
        )}
        <Button size="small" onClick={() => void take(version)}>
          {t('formVersions.take')}
        </Button>
      </div>
      {open === version.number && <Changes formId={form.id} number={version.number} />}
    </div>
  )
  return (
    <div className={css.list}>
      <ListScreen
        name="form-versions"
        label={t('formVersions.title')}
        resource={versions}
        card={line}
        rowKey={({ number }) => number}
        searchBy={t('formVersions.search')}
        empty={<EmptyState title={t('formVersions.none')} />}
      />
    </div>
  )
}

function Changes({ formId, number }: { formId: number; number: number }) {
  const { t } = useTranslation()
  const { data, error } = useQuery({
    queryKey: ['forms', 'version-changes', formId, number],
    queryFn: async ({ signal }) => {
      const [before, after] = await Promise.all(
        [number - 1, number].map((version) => client.forms.info({ id: formId, version }, { signal })),
      )
      return before && after ? { before: before.document, after: after.document } : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Drafts that are long past are let go of; what came before one of them cannot be compared.
  if (error instanceof CallError && error.code === errorCodes.notFound) return <p>{t('formVersions.past')}</p>
  if (error) return <p role="alert">{sentenceOf(error)}</p>
  if (!data) return null
  const said = differencesOf(data.before, data.after, t)
  return (
    <ul className={css.changes}>
      {said.length === 0 && <li>{t('formVersions.nothing')}</li>}
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}
