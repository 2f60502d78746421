import type { QrCodeItem } from '@matai/contract'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import {
  CopyIcon,
  DeleteIcon,
  DirectoryIcon,
  DraftIcon,
  DuplicateIcon,
  EditIcon,
  LockIcon,
  LogIcon,
  MoreIcon,
  ShareIcon,
  ShowIcon,
} from '../../../../ui/icons.ts'
import { copyAddress } from '../copy-address.ts'
import css from './list.module.css'
import type { RowDeeds } from './row-deeds.ts'

interface MoreMenuProps {
  qrCode: QrCodeItem
  deeds: RowDeeds
  /** Cards have no room for it elsewhere. */
  withRename?: boolean
}

export function MoreMenu({ qrCode, deeds, withRename = false }: MoreMenuProps) {
  const { t } = useTranslation()
  const { can } = qrCode
  const editable = (label: string) => (
    <>
      {label}
      {!can.edit && <small className={css.reason}>{t('qrCodes.mayNotEdit')}</small>}
    </>
  )
  const items: MenuProps['items'] = [
    {
      key: 'visit',
      icon: <ShowIcon aria-hidden />,
      label: (
        <a href={qrCode.url} target="_blank" rel="noreferrer">
          {t('qrCodes.visit')}
        </a>
      ),
    },
    {
      key: 'copy',
      icon: <CopyIcon aria-hidden />,
      label: t('qrCodes.copyAddress'),
      onClick: () => void copyAddress(qrCode.url, t),
    },
    {
      key: 'duplicate',
      icon: <DuplicateIcon aria-hidden />,
      label: t('qrCodes.duplicate'),
      onClick: () => void deeds.duplicate(qrCode),
    },
    { type: 'divider' },
    ...(withRename
      ? [
          {
            key: 'rename',
            icon: <EditIcon aria-hidden />,
            disabled: !can.edit,
            label: editable(t('qrCodes.rename')),
            onClick: () => deeds.rename(qrCode),
          },
        ]
      : []),
    {
      key: 'move',
      icon: <DirectoryIcon aria-hidden />,
      disabled: !can.edit,
      label: editable(t('qrCodes.moveDots')),
      onClick: () => deeds.move([qrCode]),
    },
    {
      key: 'validity',
      icon: <DraftIcon aria-hidden />,
      disabled: !can.edit,
      label: editable(t('qrCodes.validityDots')),
      onClick: () => deeds.validity([qrCode]),
    },
    {
      key: 'access',
      icon: <LockIcon aria-hidden />,
      disabled: !can.edit,
      label: editable(t('qrCodes.access')),
      onClick: () => deeds.access([qrCode]),
    },
    {
      key: 'share',
      icon: <ShareIcon aria-hidden />,
      disabled: !can.edit,
      label: editable(t(qrCode.shared ? 'qrCodes.unshare' : 'qrCodes.share')),
      onClick: () => void deeds.share([qrCode], !qrCode.shared),
    },
    { key: 'log', icon: <LogIcon aria-hidden />, label: t('qrCodes.log'), onClick: () => deeds.log(qrCode) },
    { type: 'divider' },
    {
      key: 'remove',
      icon: <DeleteIcon aria-hidden />,
      danger: true,
      disabled: !can.delete,
      label: (
        <>
          {t('qrCodes.remove')}
          {!can.delete && (
            <small className={css.reason}>
              {t(qrCode.kind === 'home' ? 'kinds.homepageCodeLocked' : 'qrCodes.mayNotDelete')}
            </small>
          )}
        </>
      ),
      onClick: () => void deeds.remove([qrCode]),
    },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" icon={<MoreIcon />} aria-label={`${t('qrCodes.more')} · ${qrCode.name}`} />
    </Dropdown>
  )
}
