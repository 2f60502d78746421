import type { Form, RecordItem } from '@matai/contract'
import { type Component, componentsOf } from '@matai/form-kit/schema'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { useUrlState } from '../../../ui/use-url-state.ts'
import { recordColumns } from './columns.tsx'
import { formerQuestionsQuery, peopleQuery, recordsOf } from './queries.ts'
import { RecordCard } from './record-card.tsx'
import { recordFilters } from './record-filters.tsx'
import { useKeptColumns } from './use-kept-columns.ts'
import { useRecordDeeds } from './use-record-deeds.tsx'

const ExportDialog = lazy(async () => ({ default: (await import('./export/export-dialog.tsx')).ExportDialog }))
const RecordDrawer = lazy(async () => ({ default: (await import('./record/record-drawer.tsx')).RecordDrawer }))

const nobody: { id: number; name: string }[] = []
const noQuestions: Component[] = []

interface CodeRecordListProps {
  form: Form
  qrCodeId: string
  /** Shown when there is nothing at all. */
  empty: ReactNode
}

/** Records of one form that came in from one live code. */
export function CodeRecordList({ form, qrCodeId, empty }: CodeRecordListProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { id, document } = form
  const [{ record }, setState] = useUrlState({ record: 0 })
  const [exported, setExported] = useState<number[]>()
  useKeptColumns(id, `records-${id}`)
  const records = useMemo(() => recordsOf(id, qrCodeId), [id, qrCodeId])
  const components = useMemo(() => componentsOf(document), [document])
  const people = useQuery(peopleQuery).data?.list ?? nobody
  const filters = useMemo(() => {
    // What is of one code needs no choice among codes.
    const { directoryId: _, qrCodeId: __, ...others } = recordFilters({ components, people, directories: [], t })
    return others
  }, [components, people, t])
  const open = useCallback((row: RecordItem) => void setState({ record: row.id }), [setState])
  const deeds = useRecordDeeds(open, setExported)
  const former = useQuery(formerQuestionsQuery(id)).data?.list ?? noQuestions
  const columns = useMemo(
    () => recordColumns({ t, formats, components, former, hasExam: document.exam !== null, onOpen: open }),
    [t, formats, components, former, document, open],
  )
  return (
    <>
      <ListScreen<RecordItem, Parameters<typeof records.useList>[0]>
        name={`records-${id}`}
        label={t('recordScreens.records')}
        resource={records}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={({ number }) => t('recordScreens.recordName', { number })}
        deeds={deeds}
        onOpen={open}
        card={(row, actions) => <RecordCard record={row} components={components} deeds={actions} />}
        searchBy={t('recordScreens.search')}
        sorts={{
          label: t('recordScreens.sort'),
          options: (['newest', 'oldest'] as const).map((value) => ({ value, label: t(`recordScreens.sort_${value}`) })),
        }}
        filters={filters}
        empty={empty}
      />
      {exported && (
        <Suspense>
          <ExportDialog
            wanted={{ formId: id, ids: exported }}
            text={t('recordScreens.exportChosen', { count: exported.length })}
            onClose={() => setExported(undefined)}
          />
        </Suspense>
      )}
      {record > 0 && (
        <Suspense>
          <RecordDrawer key={record} id={record} formId={id} onClose={() => void setState({ record: 0 })} />
        </Suspense>
      )}
    </>
  )
}
