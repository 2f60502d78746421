import type { Style } from '@matai/contract'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ScanState, useScanCheck } from './check/use-scan-check.ts'
import { ColourFields } from './fields/colour-fields.tsx'
import { LogoFields } from './fields/logo-fields.tsx'
import { ShapeFields } from './fields/shape-fields.tsx'
import { SizeFields } from './fields/size-fields.tsx'
import { TextFields } from './fields/text-fields.tsx'
import { PresetGallery } from './preset-gallery.tsx'
import { QrPicture } from './qr-picture.tsx'
import { Repaired } from './repaired.tsx'
import { ScanReport } from './scan-report.tsx'
import styles from './style-studio.module.css'
import { useLogoPicture } from './use-logo-picture.ts'

export interface StyleStudioProps {
  /** Text that the code holds. */
  content: string
  style: Style
  /** Where the picture of the style's logo can be fetched. */
  logoAddress: string | null
  onChange: (style: Style, logoAddress: string | null) => void
  /** Stands under the preview and knows whether the style scans. */
  actions: (scan: ScanState) => ReactNode
}

/** Chooses and changes a style: fields at the left, the code and its scan check at the right. */
export function StyleStudio({ content, style, logoAddress, onChange, actions }: StyleStudioProps) {
  const { t } = useTranslation()
  const logo = useLogoPicture(style.logoUrl ? logoAddress : null)
  const scan = useScanCheck(content, style, style.logoUrl ? logo : null)
  const [repair, setRepair] = useState<{ before: Style; after: Style } | null>(null)

  const choose = (next: Style) => onChange(next, logoAddress)
  const change = (changes: Partial<Style>) => choose({ ...style, ...changes })
  const fields = { style, onChange: change }

  return (
    <div className={styles.studio}>
      <div className={styles.fields}>
        <PresetGallery content={content} style={style} onChoose={choose} />
        <ShapeFields {...fields} />
        <ColourFields {...fields} />
        <LogoFields {...fields} logo={logo} onLogoStored={({ id, url }) => onChange({ ...style, logoUrl: id }, url)} />
        <TextFields {...fields} />
        <SizeFields {...fields} />
      </div>
      <aside className={styles.preview} aria-label={t('styles.preview')}>
        <div className={styles.look}>
          <div className={styles.picture}>
            <QrPicture content={content} style={style} logo={logo ?? undefined} alt={t('styles.preview')} width={240} />
          </div>
          <ScanReport
            state={scan}
            onRepair={(changes) => {
              const after = { ...style, ...changes }
              setRepair({ before: style, after })
              choose(after)
            }}
          />
        </div>
        {repair?.after === style && (
          <Repaired content={content} {...repair} logo={logo ?? undefined} onTakeBack={() => choose(repair.before)} />
        )}
        {actions(scan)}
      </aside>
    </div>
  )
}
