import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { auditVerbs } from 'virtual:contract-constants'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { days } from '../../ui/list/filters/days.ts'
import { oneOf } from '../../ui/list/filters/one-of.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { Page } from '../../ui/page.tsx'
import { auditColumns } from './parts/audit-columns.tsx'
import { DeedCard } from './parts/deed-card.tsx'
import { usePeople } from './parts/people.ts'
import { log } from './parts/queries.ts'

/** Who did what to which live code or directory, and when. */
export function AuditScreen() {
  const { t } = useTranslation()
  const formats = useFormats()
  const people = usePeople()
  const columns = useMemo(() => auditColumns(t, formats), [t, formats])
  return (
    <Page title={t('qrCodes.log')} actions={<ButtonLink to={paths.qrCodes}>{t('audit.toCodes')}</ButtonLink>}>
      <ListScreen
        name="audit"
        label={t('qrCodes.log')}
        resource={log}
        columns={columns}
        rowKey={({ id }) => id}
        card={(deed) => <DeedCard deed={deed} />}
        searchBy={t('audit.search')}
        filters={{
          userId: oneOf({ label: t('audit.who'), ones: people }),
          verb: {
            label: t('audit.what'),
            options: auditVerbs.map((value) => ({ value, label: t(`audit.verb_${value}`) })),
          },
          at: days({ label: t('audit.when'), names: ['from', 'until'] }),
        }}
        empty={<EmptyState title={t('audit.empty')} text={t('audit.emptyText')} />}
      />
    </Page>
  )
}
