import type { AuditItem } from '@matai/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { auditVerbs } from 'virtual:contract-constants'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { startOfDay } from '../../ui/list/days.ts'
import { FilterChips } from '../../ui/list/filter-chips.tsx'
import { FilterDrawer } from '../../ui/list/filter-drawer.tsx'
import { List } from '../../ui/list/list.tsx'
import { useListState } from '../../ui/list/list-state.ts'
import { NothingFits } from '../../ui/list/nothing-fits.tsx'
import { Page } from '../../ui/page.tsx'
import { auditColumns } from './parts/audit-columns.tsx'
import { AuditFields } from './parts/audit-fields.tsx'
import { auditChips, noAuditFilters } from './parts/chips.ts'
import { DeedCard } from './parts/deed-card.tsx'
import { usePeople } from './parts/people.ts'
import { useLog } from './parts/queries.ts'

/** Who did what to which live code or directory, and when. */
export function AuditScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const [state, setState] = useListState(noAuditFilters)
  const { page, pageSize, keyword } = state
  const verb = auditVerbs.find((known) => known === state.verb)
  const from = startOfDay(state.from)
  const until = startOfDay(state.until, 1)
  const filters = {
    ...(state.person && { userId: state.person }),
    ...(verb && { verb }),
    ...(from && { from }),
    ...(until && { until }),
  }
  const query = useLog({ page, pageSize, keyword, filters })
  const people = usePeople(query.data?.list)
  const values = { person: state.person, verb: verb ?? '', from: state.from, until: state.until }
  const chips = auditChips(values, { t, people, change: setState })
  const clear = () => setState(noAuditFilters)
  const columns = useMemo(() => auditColumns(t, formats), [t, formats])

  return (
    <Page title={t('audit.title')} actions={<ButtonLink to={paths.qrCodes}>{t('audit.toCodes')}</ButtonLink>}>
      <List<AuditItem>
        name="audit"
        label={t('audit.title')}
        query={query}
        state={state}
        onChange={setState}
        columns={columns}
        rowKey={({ id }) => id}
        card={(deed) => <DeedCard deed={deed} />}
        searchLabel={t('audit.search')}
        filters={
          <FilterDrawer
            count={chips.length}
            values={values}
            none={noAuditFilters}
            onApply={setState}
            faultOf={(chosen) =>
              chosen.from && chosen.until && chosen.from > chosen.until ? t('audit.dates') : undefined
            }
          >
            {(draft, change) => <AuditFields values={draft} change={change} people={people} />}
          </FilterDrawer>
        }
        chips={<FilterChips chips={chips} onClear={clear} />}
        nothingFits={chips.length > 0 && <NothingFits onClear={clear} />}
        empty={<EmptyState title={t('audit.empty')} text={t('audit.emptyText')} />}
      />
    </Page>
  )
}
