import type { QrCodeItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import css from './list.module.css'
import { MoreMenu } from './more-menu.tsx'
import type { RowDeeds } from './row-deeds.ts'

/** The three commonest actions in sight, the rest under one menu. */
export function RowActions({ qrCode, deeds }: { qrCode: QrCodeItem; deeds: RowDeeds }) {
  const { t } = useTranslation()
  const { can } = qrCode
  return (
    <div className={css.actions}>
      <Link to={paths.qrCode(qrCode.id, 'style')}>{t('qrCodes.styleShort')}</Link>
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
