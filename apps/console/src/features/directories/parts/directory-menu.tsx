import type { Directory } from '@matai/contract'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { askToDownload } from '../../../downloads.ts'
import { MoreIcon } from '../../../ui/icons.ts'
import { useLooking } from '../../../ui/looking.ts'
import css from './directory-rail.module.css'
import { stepOf } from './directory-tree.ts'
import type { DirectoryDeeds } from './use-directory-deeds.ts'

interface DirectoryMenuProps {
  directory: Directory
  directories: Directory[]
  deeds: DirectoryDeeds
  /** Whether Tab reaches it: that of the item that has the focus. */
  reachable: boolean
}

/** Everything that can be done with a directory, without a mouse too. */
export function DirectoryMenu({ directory, directories, deeds, reachable }: DirectoryMenuProps) {
  const { t } = useTranslation()
  const looking = useLooking()
  const { can, isDefault } = directory
  const entry = (key: string, text: string, onClick: () => void, reason?: string | false) => ({
    key,
    disabled: Boolean(reason),
    onClick,
    label: (
      <>
        {text}
        {reason && <small className={css.reason}>{reason}</small>}
      </>
    ),
  })
  const cannotStep = (step: -1 | 1, word: string) =>
    can.move ? !stepOf(directories, directory, step) && word : t('directories.defaultStays')
  const items = [
    entry(
      'add',
      t('directories.addBelow'),
      () => deeds.ask('add', directory),
      !can.addBelow && t('directories.tooDeep'),
    ),
    entry(
      'rename',
      t('directories.rename'),
      () => deeds.ask('rename', directory),
      !can.rename && t('directories.mayNot'),
    ),
    entry(
      'move',
      t('directories.move'),
      () => deeds.ask('move', directory),
      !can.move && t('directories.defaultStays'),
    ),
    entry('up', t('directories.up'), () => deeds.step(directory, -1), cannotStep(-1, t('directories.isFirst'))),
    entry('down', t('directories.down'), () => deeds.step(directory, 1), cannotStep(1, t('directories.isLast'))),
    entry('page', t('directories.page'), () => deeds.ask('page', directory)),
    entry('download', t('exports.directory'), () =>
      askToDownload({
        selection: { list: { filters: { directoryId: directory.id, withSubdirectories: true } } },
        text: t('exports.ofDirectory', { name: directory.name || t('directories.defaultName') }),
        count: directory.qrCodesBelow,
        example: { id: '', name: '', directory: directory.name || t('directories.defaultName') },
      }),
    ),
    {
      ...entry(
        'remove',
        t('directories.remove'),
        () => deeds.ask('remove', directory),
        !can.delete && t(isDefault ? 'directories.defaultLocked' : 'directories.mayNot'),
      ),
      danger: true,
    },
  ]
  if (looking !== undefined) return null
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size="small"
        className={css.more ?? ''}
        icon={<MoreIcon />}
        tabIndex={reachable ? 0 : -1}
        aria-label={t('directories.more', { name: directory.name })}
      />
    </Dropdown>
  )
}
