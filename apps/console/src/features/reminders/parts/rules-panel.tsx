import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { ReminderEvent, ReminderRule } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/error-state.tsx'
import { AddIcon } from '../../../ui/icons.ts'
import { RowMenu } from '../../../ui/list/deeds.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { rules, rulesAboutQuery } from './queries.ts'
import css from './reminders.module.css'
import { RuleDrawer } from './rule-drawer.tsx'
import { sayManner, sayOn, sayReceivers } from './say-rule.ts'
import { useRuleDeeds } from './use-rule-deeds.tsx'

interface RulesPanelProps {
  events: ReminderEvent[]
  formId?: number
}

/** The rules about one kind of thing, where that thing is set up. */
export function RulesPanel(about: RulesPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(rulesAboutQuery(about))
  const changed = rules.useChanged()
  const [open, setOpen] = useState<ReminderRule | 'new' | null>(null)
  const deeds = useRuleDeeds({ onEdit: setOpen })
  return (
    <Panel
      title={t('app.navReminders')}
      action={
        <UnlessLooking>
          <Button size="small" icon={<AddIcon />} onClick={() => setOpen('new')}>
            {t('reminderScreens.ruleAdd')}
          </Button>
        </UnlessLooking>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data?.length === 0 && <p className={css.soft}>{t('reminderScreens.panelEmpty')}</p>}
      <ul className={css.rules}>
        {(data ?? []).map((rule) => (
          <li key={rule.id}>
            <span>
              <span className={css.address}>
                <strong>{rule.name}</strong>
                {!rule.enabled && <StateTag tone="warning">{t('reminderScreens.off')}</StateTag>}
              </span>
              <span>{sayOn(rule, t)}</span>
              <span className={css.soft}>
                {sayReceivers(rule, t)} · {sayManner(rule, t)}
              </span>
            </span>
            <RowMenu row={rule} deeds={deeds} label={`${t('app.more')} · ${rule.name}`} changed={changed} />
          </li>
        ))}
      </ul>
      {open && <RuleDrawer rule={open === 'new' ? null : open} about={about} onClose={() => setOpen(null)} />}
    </Panel>
  )
}
