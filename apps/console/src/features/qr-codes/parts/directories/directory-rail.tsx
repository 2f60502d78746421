import type { Directory } from '@matai/contract'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import { AddIcon, DirectoryIcon, MoreIcon, QrCodeIcon } from '../../../../ui/icons.ts'
import css from './directory-rail.module.css'

export interface DirectoryDeeds {
  add: () => void
  rename: (directory: Directory) => void
  remove: (directory: Directory) => void
}

interface DirectoryRailProps {
  directories: Directory[]
  /** Zero is all of them. */
  chosen: number
  onChoose: (id: number) => void
  deeds: DirectoryDeeds
}

/** The directories at the left of the list, with how much is in each. */
export function DirectoryRail({ directories, chosen, onChoose, deeds }: DirectoryRailProps) {
  const { t } = useTranslation()
  const all = directories.reduce((sum, { qrCodes }) => sum + qrCodes, 0)
  return (
    <nav className={css.rail} aria-label={t('directories.title')}>
      <div className={css.head}>
        <h2>{t('directories.title')}</h2>
        <Button
          type="text"
          size="small"
          icon={<AddIcon />}
          aria-label={t('directories.add')}
          title={t('directories.add')}
          onClick={deeds.add}
        />
      </div>
      <ul className={css.list}>
        <li className={css.entry} data-chosen={chosen === 0}>
          <Choice name={t('directories.all')} count={all} current={chosen === 0} onChoose={() => onChoose(0)} />
        </li>
        {directories.map((directory) => (
          <li key={directory.id} className={css.entry} data-chosen={chosen === directory.id}>
            <Choice
              name={directory.name}
              count={directory.qrCodes}
              current={chosen === directory.id}
              onChoose={() => onChoose(directory.id)}
            />
            <DirectoryMenu directory={directory} deeds={deeds} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ChoiceProps {
  name: string
  count: number
  current: boolean
  onChoose: () => void
}

function Choice({ name, count, current, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return (
    <button type="button" className={css.choice} aria-current={current ? 'true' : undefined} onClick={onChoose}>
      {name === t('directories.all') ? <QrCodeIcon aria-hidden /> : <DirectoryIcon aria-hidden />}
      <span className={css.name} title={name}>
        {name}
      </span>
      <span className={css.count}>
        <span aria-hidden>{formatNumber(count)}</span>
        <span className="visually-hidden">{t('directories.countOf', { count })}</span>
      </span>
    </button>
  )
}

function DirectoryMenu({ directory, deeds }: { directory: Directory; deeds: DirectoryDeeds }) {
  const { t } = useTranslation()
  const { can } = directory
  const reason = directory.isDefault ? t('directories.defaultLocked') : t('directories.mayNot')
  const items = [
    {
      key: 'rename',
      label: t('directories.rename'),
      disabled: !can.rename,
      onClick: () => deeds.rename(directory),
    },
    {
      key: 'remove',
      danger: true,
      disabled: !can.delete,
      label: (
        <>
          {t('directories.remove')}
          {!can.delete && <small className={css.reason}>{reason}</small>}
        </>
      ),
      onClick: () => deeds.remove(directory),
    },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size="small"
        className={css.more ?? ''}
        icon={<MoreIcon />}
        aria-label={t('directories.more', { name: directory.name })}
      />
    </Dropdown>
  )
}
