import type { UserInfo } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { isAdmin, userQuery } from '../../../../user.ts'
import css from './panels.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorRemoval } from './second-factor-removal.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

/** The second step of signing in: setting it up, taking it away, and asking it of everybody in the account. */
export function SecondFactorPanel({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  const { on, recoveryLeft, demanded } = user.secondFactor

  async function demand(wanted: boolean) {
    try {
      queries.setQueryData(userQuery.queryKey, await client.accounts.setSecondFactorDemand({ demanded: wanted }))
      toast.success(i18next.t('app.saved'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  return (
    <Panel title={t('settings.secondFactor')}>
      <p className={css.text}>
        {on ? t('settings.secondFactorOn', { count: recoveryLeft }) : t('settings.secondFactorText')}
        {demanded && !on && ` ${t('settings.secondFactorDemanded')}`}
      </p>
      {recoveryCodes ? (
        <RecoveryCodes
          codes={recoveryCodes}
          onKept={() => {
            setRecoveryCodes(undefined)
            void queries.invalidateQueries()
          }}
        />
      ) : on ? (
        <SecondFactorRemoval />
      ) : (
        <SecondFactorSetup hasPassword={user.hasPassword} onConfirmed={setRecoveryCodes} />
      )}
      {isAdmin(user) && (
        <div className={css.others}>
          <Checkbox
            checked={demanded}
            disabled={!on && !demanded}
            onChange={({ target }) => void demand(target.checked)}
          >
            {t('settings.secondFactorDemand')}
          </Checkbox>
          {!on && !demanded && <p className={css.times}>{t('accounts.secondFactorOwnFirst')}</p>}
        </div>
      )}
    </Panel>
  )
}
