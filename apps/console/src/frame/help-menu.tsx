import { Link } from '@tanstack/react-router'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { HelpIcon } from '../ui/icons.ts'
import css from './top-bar.module.css'

export function HelpMenu() {
  const { t } = useTranslation()
  const items = [
    { key: 'about', label: <Link to={paths.about}>{t('app.guide')}</Link> },
    { key: 'docs', label: <Link to={paths.docs}>{t('app.apiDocs')}</Link> },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        className={css.wide ?? ''}
        icon={<HelpIcon />}
        aria-label={t('app.navHelp')}
        title={t('app.navHelp')}
      />
    </Dropdown>
  )
}
