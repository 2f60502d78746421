import type { QrCodeItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { CopyIcon, DeleteIcon, MoreIcon, ShowIcon } from '../../../../ui/icons.ts'
import { copyAddress } from '../copy-address.ts'
import css from './list.module.css'

/** What a list can do with its rows beyond following a link. */
export interface RowDeeds {
  rename: (qrCode: QrCodeItem) => void
  remove: (qrCodes: QrCodeItem[]) => void
}

/** The three commonest actions in sight, the rest under one menu. */
export function RowActions({ qrCode, deeds }: { qrCode: QrCodeItem; deeds: RowDeeds }) {
  const { t } = useTranslation()
  const { can } = qrCode
  return (
    <div className={css.actions}>
      <Link to={paths.qrCodeStyle(qrCode.id)}>{t('qrCodes.styleShort')}</Link>
      <Link to={paths.qrCode(qrCode.id)}>{t('qrCodes.edit')}</Link>
      <Button
        type="link"
        size="small"
        disabled={!can.edit}
        title={can.edit ? '' : t('qrCodes.mayNotEdit')}
        onClick={() => deeds.rename(qrCode)}
      >
        {t('qrCodes.rename')}
      </Button>
      <MoreMenu qrCode={qrCode} deeds={deeds} />
    </div>
  )
}

export function MoreMenu({ qrCode, deeds }: { qrCode: QrCodeItem; deeds: RowDeeds }) {
  const { t } = useTranslation()
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
      key: 'remove',
      icon: <DeleteIcon aria-hidden />,
      danger: true,
      disabled: !qrCode.can.delete,
      label: (
        <>
          {t('qrCodes.remove')}
          {!qrCode.can.delete && <small className={css.reason}>{t('qrCodes.mayNotDelete')}</small>}
        </>
      ),
      onClick: () => deeds.remove([qrCode]),
    },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" size="small" icon={<MoreIcon />} aria-label={`${t('qrCodes.more')} · ${qrCode.name}`} />
    </Dropdown>
  )
}
