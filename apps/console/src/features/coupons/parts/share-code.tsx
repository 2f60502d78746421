import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DownloadIcon, ShowIcon } from '../../../ui/icons.ts'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { QrPicture, saveCode, startStyle } from '../../styles/public.tsx'
import css from '../coupons.module.css'

interface ShareCodeProps {
  title: string
  text: string
  name: string
  url: string
  onClose: () => void
}

/** An address to send, and its code to show. */
export function ShareCode({ title, text, name, url, onClose }: ShareCodeProps) {
  const { t } = useTranslation()
  return (
    <SideDrawer title={title} onClose={onClose}>
      <div className={css.share}>
        <p>{text}</p>
        <QrPicture content={url} style={startStyle} alt={t('coupons.codeOf', { name })} width={220} />
        <code>{url}</code>
        <div className={css.row}>
          <CopyButton text={url} label={t('coupons.copyAddress')} />
          <Button size="small" icon={<ShowIcon />} href={url} target="_blank" rel="noreferrer">
            {t('coupons.open')}
          </Button>
          <Button size="small" icon={<DownloadIcon />} onClick={() => saveCode({ url, name, format: 'png' })}>
            {t('coupons.savePicture')}
          </Button>
        </div>
      </div>
    </SideDrawer>
  )
}
