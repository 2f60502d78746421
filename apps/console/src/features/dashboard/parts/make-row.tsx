import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { AddIcon, ListIcon, PrinterIcon, StyleIcon } from '../../../ui/icons.ts'
import css from '../dashboard-screen.module.css'

/** What people come to make, one step away. */
export function MakeRow() {
  const { t } = useTranslation()
  const makes = [
    {
      key: 'code',
      to: paths.newQrCode,
      Icon: AddIcon,
      title: t('dashboard.toNewCode'),
      text: t('dashboard.newCodeText'),
    },
    {
      key: 'batch',
      to: paths.newBatch,
      Icon: ListIcon,
      title: t('dashboard.toNewBatch'),
      text: t('dashboard.newBatchText'),
    },
    {
      key: 'label',
      to: paths.newLabel,
      Icon: StyleIcon,
      title: t('dashboard.toNewLabel'),
      text: t('dashboard.newLabelText'),
    },
    { key: 'print', to: paths.print, Icon: PrinterIcon, title: t('dashboard.toPrint'), text: t('dashboard.printText') },
  ]
  return (
    <nav className={css.makes} aria-label={t('dashboard.make')}>
      {makes.map(({ key, to, Icon, title, text }) => (
        <Link key={key} to={to} className={css.make}>
          <Icon />
          <span>
            <strong>{title}</strong>
            <span className={css.note}>{text}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
