import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { setPreference, usePreferences } from '../preferences.ts'
import { ThemeIcon } from '../ui/icons.ts'

const choices = { light: 'app.themeLight', dark: 'app.themeDark', system: 'app.themeSystem' } as const

export function ThemeSwitch() {
  const { t } = useTranslation()
  const theme = usePreferences((preferences) => preferences.theme)
  const items = Object.entries(choices).map(([key, label]) => ({ key, label: t(label) }))
  const onClick = ({ key }: { key: string }) => setPreference('theme', key as keyof typeof choices) // keys as above
  return (
    <Dropdown menu={{ items, onClick, selectable: true, selectedKeys: [theme] }} trigger={['click']}>
      <Button type="text" icon={<ThemeIcon />} aria-label={t('app.theme')} title={t('app.theme')} />
    </Dropdown>
  )
}
