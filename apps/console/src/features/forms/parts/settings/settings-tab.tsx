import { componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { RulesPanel } from '../../../../reminder-slot.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AppointmentsPanel } from './appointments-panel.tsx'
import { ClosingPanel } from './closing-panel.tsx'
import { ClosingRules } from './closing-rules.tsx'
import { FillersPanel } from './fillers-panel.tsx'
import { LimitsPanel } from './limits-panel.tsx'
import { LinksPanel } from './links-panel.tsx'
import { RedirectPanel } from './redirect-panel.tsx'
import { RedirectRules } from './redirect-rules.tsx'
import css from './settings.module.css'
import { settingsQuery } from './settings-queries.ts'
import { SubmitPanel } from './submit-panel.tsx'
import { TipsPanel } from './tips-panel.tsx'

/** Who may fill a form, when, how often, and what comes after. Each part holds as soon as it is saved. */
export function SettingsTab({ formId, document }: { formId: number; document: FormDocument }) {
  const { data, error, refetch } = useQuery(settingsQuery(formId))
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton rows={8} height={28} />
  return (
    <div className={css.panels}>
      <div className={css.side}>
        <FillersPanel formId={formId} settings={data} />
        <LimitsPanel formId={formId} settings={data} />
        <ClosingPanel formId={formId} settings={data} />
        <ClosingRules formId={formId} settings={data} document={document} />
      </div>
      <div className={css.side}>
        <SubmitPanel formId={formId} settings={data} />
        <RedirectPanel formId={formId} settings={data} />
        <RedirectRules formId={formId} settings={data} document={document} />
        <LinksPanel formId={formId} />
        <Suspense fallback={<Skeleton rows={2} height={28} />}>
          <RulesPanel
            formId={formId}
            events={['record', 'recordChanged', 'recordState', 'recordDecided', 'recordDue']}
          />
        </Suspense>
        {componentsOf(document).some(({ type }) => schemaOf(type).placesOn) && <AppointmentsPanel formId={formId} />}
      </div>
      <div className={css.whole}>
        <TipsPanel formId={formId} count={data.tips} />
      </div>
    </div>
  )
}
