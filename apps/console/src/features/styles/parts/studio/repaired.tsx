import type { Style } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { LoadedPictures } from '../pictures/style-files.ts'
import { QrPicture } from '../qr-picture.tsx'
import styles from './repaired.module.css'

interface RepairedProps {
  content: string
  before: Style
  after: Style
  pictures: LoadedPictures
  onTakeBack: () => void
}

/** What a repair changed, before and after, and the way back. */
export function Repaired({ content, before, after, pictures, onTakeBack }: RepairedProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.repaired} aria-label={t('qr.repaired')}>
      <p>{t('qr.repaired')}</p>
      <div className={styles.pair}>
        <figure>
          <QrPicture content={content} style={before} {...pictures} alt="" width={96} />
          <figcaption>{t('styles.before')}</figcaption>
        </figure>
        <figure>
          <QrPicture content={content} style={after} {...pictures} alt="" width={96} />
          <figcaption>{t('styles.after')}</figcaption>
        </figure>
      </div>
      <Button size="small" onClick={onTakeBack}>
        {t('styles.takeBack')}
      </Button>
    </section>
  )
}
