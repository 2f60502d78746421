import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { ReminderRule } from '@matai/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reminderEvents, thingSorts } from 'virtual:contract-constants'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AddIcon } from '../../../ui/icons.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { rules } from './queries.ts'
import css from './reminders.module.css'
import { RuleDrawer } from './rule-drawer.tsx'
import { sayManner, sayOn, sayReceivers } from './say-rule.ts'
import { useRuleDeeds } from './use-rule-deeds.tsx'

/** All rules of the account. */
export function RulesTab({ onTested }: { onTested: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<ReminderRule | 'new' | null>(null)
  const deeds = useRuleDeeds({ onEdit: setOpen, onTested })
  const name = (rule: ReminderRule) => (
    <span className={css.address}>
      <span>{rule.name}</span>
      {!rule.enabled && <StateTag tone="warning">{t('reminderScreens.off')}</StateTag>}
    </span>
  )
  const create = (
    <Button type="primary" icon={<AddIcon />} onClick={() => setOpen('new')}>
      {t('reminderScreens.ruleAdd')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name="reminderRules"
        label={t('reminderScreens.tab_rules')}
        resource={rules}
        rowKey={({ id }) => id}
        rowName={(rule) => rule.name}
        onOpen={setOpen}
        columns={[
          { key: 'name', title: t('reminderScreens.ruleName'), locked: true, render: name },
          { key: 'on', title: t('reminderScreens.when'), width: 320, render: (rule) => sayOn(rule, t) },
          { key: 'who', title: t('reminderScreens.who'), width: 220, render: (rule) => sayReceivers(rule, t) },
          { key: 'how', title: t('reminderScreens.how'), width: 220, render: (rule) => sayManner(rule, t) },
        ]}
        card={(rule, menu) => (
          <article className={css.card}>
            <strong>{name(rule)}</strong>
            {menu}
            <span>{sayOn(rule, t)}</span>
            <span className={css.soft}>{sayReceivers(rule, t)}</span>
            <span className={css.soft}>{sayManner(rule, t)}</span>
          </article>
        )}
        deeds={deeds}
        searchBy={t('reminderScreens.ruleSearch')}
        sorts={{
          label: t('formScreens.sort'),
          options: thingSorts.map((value) => ({ value, label: t(`formScreens.sort_${value}`) })),
        }}
        filters={{
          event: {
            label: t('reminderScreens.event'),
            options: reminderEvents.map((value) => ({ value, label: t(`reminderScreens.event_${value}`) })),
          },
        }}
        create={create}
        empty={
          <EmptyState
            title={t('reminderScreens.noRules')}
            text={t('reminderScreens.noRulesText')}
            action={<UnlessLooking>{create}</UnlessLooking>}
          />
        }
      />
      {open && <RuleDrawer rule={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  )
}
