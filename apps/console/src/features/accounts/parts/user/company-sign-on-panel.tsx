import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useSingleFlight } from '../../../../ui/use-single-flight.ts'
import { keepCompanyBegun } from '../company/begun.ts'
import css from './panels.module.css'
import { PasswordProofForm } from './password-proof-form.tsx'

const queryKey = ['signOn', 'own']

/** The company's own sign-in, as another way in for the same person; nothing where the account has none. */
export function CompanySignOnPanel({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => client.signOn.own({}, { signal }) })
  const unlink = useSingleFlight(async () => {
    const question = {
      title: t('settings.companyUnlink'),
      text: t('settings.companyUnlinkAsk'),
      action: t('settings.companyUnlink'),
    }
    if (!(await confirm({ ...question, danger: true }))) return
    try {
      queries.setQueryData(queryKey, await client.signOn.unlink({}))
      toast.success(t('settings.companyUnlinked'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  })
  if (!data || data.name === null) return null
  const { name, linked } = data
  return (
    <Panel title={t('settings.company')}>
      <p className={css.text}>{t(linked ? 'settings.companyIs' : 'settings.companyText', { name })}</p>
      {linked ? (
        <Button danger loading={unlink.running} onClick={() => void unlink.run()}>
          {t('settings.companyUnlink')}
        </Button>
      ) : (
        <PasswordProofForm
          hasPassword={hasPassword}
          action={t('settings.companyLink')}
          begin={async (proof) => {
            const { state, key, content } = await client.signOn.beginLink(proof)
            keepCompanyBegun({ state, key, links: true })
            location.assign(content)
          }}
        />
      )}
    </Panel>
  )
}
