import type { Style } from '@matai/contract'
import { sameLook } from '@matai/qr'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../../ui/tabs.tsx'
import { appliedStyle } from '../apply/applied-style.ts'
import { kept, type ScanState, useScanCheck } from '../check/use-scan-check.ts'
import { ColourFields } from '../fields/colour-fields.tsx'
import { FrameFields } from '../fields/frame-fields.tsx'
import { BackgroundFields, LogoFields } from '../fields/logo-fields.tsx'
import { ShapeFields } from '../fields/shape-fields.tsx'
import { SizeFields } from '../fields/size-fields.tsx'
import { TextFields } from '../fields/text-fields.tsx'
import { PresetGallery } from '../gallery/preset-gallery.tsx'
import { MyStyleChoice } from '../mine/my-style-choice.tsx'
import { myStylesQuery } from '../mine/style-queries.ts'
import { filesOf } from '../pictures/style-files.ts'
import { useStylePictures } from '../pictures/use-style-pictures.ts'
import { QrPicture } from '../qr-picture.tsx'
import type { StyleDraft } from '../use-style-draft.ts'
import { Repaired } from './repaired.tsx'
import { ScanReport } from './scan-report.tsx'
import css from './style-studio.module.css'
import { Steps } from './steps.tsx'

const tabs = ['start', 'shapes', 'colours', 'frame', 'pictures', 'print'] as const
type Tab = (typeof tabs)[number]

export interface StyleStudioProps {
  /** Text that the code holds. */
  content: string
  draft: StyleDraft
  /** What was saved before, which may stay when it is only weak in bad light. */
  saved?: Style | null | undefined
  /** Offers the account's own styles as a start; not in the editor of one of them. */
  withMine?: boolean
  /** Stands under the preview and knows whether the style scans. */
  actions: (scan: ScanState) => ReactNode
}

/** Chooses and changes a style: fields at the left, the code and its scan check at the right. */
export function StyleStudio({ content, draft, saved = null, withMine = false, actions }: StyleStudioProps) {
  const { t } = useTranslation()
  const { style, files, change } = draft
  const pictures = useStylePictures(style, files)
  const { data: mine } = useQuery(myStylesQuery)
  const looked = useScanCheck(content, style, pictures)
  const isSaved = [saved, ...(mine ?? []).map((template) => template.style)].some((one) => one && sameLook(one, style))
  const scan = useMemo(() => (isSaved ? kept(looked) : looked), [isSaved, looked])
  const [tab, setTab] = useState<Tab>('start')
  const [repair, setRepair] = useState<{ before: Style; after: Style } | null>(null)

  const fields = { style, onChange: change }
  const body = {
    start: () => (
      <div className={css.start}>
        {withMine && (
          <MyStyleChoice
            content={content}
            isChosen={(template) => agrees(appliedStyle(template.style), style)}
            onChoose={(template) => change(appliedStyle(template.style), filesOf(template.style, template.files))}
          />
        )}
        <PresetGallery content={content} style={style} onChoose={change} />
      </div>
    ),
    shapes: () => <ShapeFields {...fields} />,
    colours: () => <ColourFields {...fields} />,
    frame: () => (
      <>
        <FrameFields {...fields} />
        <TextFields {...fields} />
      </>
    ),
    pictures: () => (
      <>
        <LogoFields {...fields} pictures={pictures} />
        <BackgroundFields {...fields} pictures={pictures} />
      </>
    ),
    print: () => <SizeFields {...fields} content={content} />,
  }

  return (
    <div className={css.studio}>
      <div className={css.fields}>
        <Tabs
          label={t('styles.studio')}
          tabs={tabs.map((key) => ({ key, label: t(`styles.tab_${key}`) }))}
          value={tab}
          onChange={setTab}
        >
          {body[tab]()}
        </Tabs>
      </div>
      <aside className={css.preview} aria-label={t('styles.preview')}>
        <div className={css.look}>
          <div className={css.picture}>
            <QrPicture content={content} style={style} {...pictures} alt={t('styles.preview')} width={240} />
          </div>
          <div className={css.judged}>
            <Steps undo={draft.undo} redo={draft.redo} />
            <ScanReport
              state={scan}
              onRepair={(changes) => {
                setRepair({ before: style, after: { ...style, ...changes } })
                change(changes)
              }}
            />
          </div>
        </div>
        {repair && agrees(repair.after, style) && (
          <Repaired content={content} {...repair} pictures={pictures} onTakeBack={() => change(repair.before)} />
        )}
        {actions(scan)}
      </aside>
    </div>
  )
}

/** Whether the style has all of these values. */
function agrees(wanted: Partial<Style>, style: Style): boolean {
  return (Object.keys(wanted) as (keyof Style)[]).every((field) => wanted[field] === style[field])
}
