import type { ReminderRule } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { BellIcon, DeleteIcon, EditIcon } from '../../../ui/icons.ts'
import type { Deed } from '../../../ui/list/use-deeds.ts'

interface RuleDeeds {
  onEdit: (rule: ReminderRule) => void
  onTested?: () => void
}

/** What can be done with a rule, wherever it is shown. */
export function useRuleDeeds({ onEdit, onTested }: RuleDeeds): Deed<ReminderRule>[] {
  const { t } = useTranslation()
  const reason = ({ can }: ReminderRule) => (can.edit ? undefined : t('reminderScreens.adminOnly'))
  return [
    {
      key: 'edit',
      looks: true,
      label: t('reminderScreens.edit'),
      icon: <EditIcon />,
      shortcut: 'F2',
      reason,
      run: onEdit,
    },
    {
      key: 'test',
      label: t('reminderScreens.test'),
      icon: <BellIcon />,
      reason,
      async run({ id }) {
        await client.reminders.test({ ruleId: id })
        onTested?.()
        return { said: t('reminderScreens.tested') }
      },
    },
    {
      key: 'remove',
      label: t('app.delete'),
      icon: <DeleteIcon />,
      danger: true,
      shortcut: 'Delete',
      reason,
      asks: ({ name }) => ({
        title: t('reminderScreens.ruleRemoveTitle', { name }),
        text: t('reminderScreens.ruleRemoveText'),
        action: t('app.delete'),
        danger: true,
      }),
      async run({ id, name }) {
        await client.reminders.delRule({ id })
        return { said: t('reminderScreens.removed', { name }) }
      },
    },
  ]
}
