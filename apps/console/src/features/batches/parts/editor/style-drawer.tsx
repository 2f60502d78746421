import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../../ui/side-drawer.tsx'
import { confirm } from '../../../../ui/confirm-store.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { type DraftStyle, type ScanState, StyleStudio, useStyleDraft } from '../../../styles/public.tsx'
import css from './editor.module.css'
import { sampleAddress } from './sample-address.ts'

interface StyleDrawerProps {
  start: DraftStyle
  onChoose: (chosen: DraftStyle) => void
  onClose: () => void
}

/** The look of all codes of a template; taken only when it scans. */
export function StyleDrawer({ start, onChoose, onClose }: StyleDrawerProps) {
  const { t } = useTranslation()
  const draft = useStyleDraft(start)

  async function close() {
    const isSame = JSON.stringify(draft.style) === JSON.stringify(start.style)
    const words = { title: t('app.leaveTitle'), text: t('app.leaveLost'), action: t('app.leave') }
    if (isSame || (await confirm(words))) onClose()
  }

  return (
    <SideDrawer title={t('batchScreens.chooseStyle')} width={1080} whole onClose={() => void close()}>
      <div className={css.styleBody}>
        <Suspense fallback={<Skeleton rows={8} height={28} />}>
          <StyleStudio
            content={sampleAddress()}
            draft={draft}
            saved={start.style}
            withMine
            actions={(scan) => (
              <Button
                type="primary"
                block
                disabled={isRefused(scan) || scan.step === 'checking'}
                title={isRefused(scan) ? t('batchScreens.styleUnreadable') : ''}
                onClick={() => onChoose({ style: draft.style, files: draft.files })}
              >
                {t('batchScreens.useStyle')}
              </Button>
            )}
          />
        </Suspense>
      </div>
    </SideDrawer>
  )
}

const isRefused = (scan: ScanState) => scan.step === 'checked' && !scan.verdict.ok
