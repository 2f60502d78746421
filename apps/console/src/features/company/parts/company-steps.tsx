import type { CompanyHome } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useUrlState } from '../../../ui/use-url-state.ts'
import { HomeEditor } from '../../qr-codes/public.tsx'
import { companyQuery } from './company-query.ts'
import css from './company.module.css'
import { HomeCode } from './home-code.tsx'
import { InfoForm } from './info-form.tsx'
import { useInfo } from './use-info.ts'

const steps = ['info', 'page', 'code'] as const
type Step = (typeof steps)[number]

/** The step stands in the address; what was not done yet is gone through in order. */
export function CompanySteps({ company: state }: { company: CompanyHome }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { company, home } = state
  const [{ step: named }, setStep] = useUrlState({ step: '' })
  const reached = company === null ? 0 : home === null ? 1 : 2
  const wanted = steps.findIndex((step) => step === named)
  const at = Math.min(wanted === -1 ? reached : wanted, reached)
  const go = (step: Step) => void setStep({ step }, { push: true })
  // Kept while another step is shown, so that nothing typed is lost.
  const info = useInfo(state, () => go('page'))
  const why = [undefined, 'kinds.companyInfoFirst', 'company.pageFirst'] as const

  return (
    <Page title={t('app.navCompany')}>
      <ol className={css.stepper} aria-label={t('company.steps')}>
        {steps.map((step, place) => (
          <li key={step} data-state={place === at ? 'now' : place < reached ? 'past' : 'next'}>
            <button
              type="button"
              disabled={place > reached}
              title={place > reached ? t(why[reached + 1] ?? 'company.pageFirst') : undefined}
              aria-current={place === at ? 'step' : undefined}
              onClick={() => go(step)}
            >
              <span aria-hidden>{place + 1}</span>
              {t(`company.step_${step}`)}
            </button>
          </li>
        ))}
      </ol>
      {at === 0 && <InfoForm form={info} state={state} />}
      {at === 1 && company && (
        <HomeEditor
          key={home?.id ?? 'new'}
          id={home?.id ?? null}
          name={company.name}
          html={t('company.contentExample')}
          onSaved={async () => {
            await queries.invalidateQueries({ queryKey: companyQuery.queryKey })
            go('code')
          }}
        />
      )}
      {at === 2 && home && (
        <Suspense fallback={<Skeleton rows={8} height={28} />}>
          <HomeCode home={home} canEdit={state.can.edit} />
        </Suspense>
      )}
    </Page>
  )
}
