import type { BatchImport } from '@matai/contract'
import { Button, Progress } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { Panel } from '../../../../ui/panel.tsx'
import css from './import.module.css'
import { ProblemsTable } from './problems-table.tsx'

interface ImportProgressProps {
  running: BatchImport
  /** Why it is not known how it stands now; empty: it is known. */
  lost?: string
  sending: boolean
  /** Goes on after some codes could not be made. */
  onGoOn: () => void
}

/** How far an import is; where it stopped, what failed and whether to go on. */
export function ImportProgress({ running, lost = '', sending, onGoOn }: ImportProgressProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const [later, setLater] = useState(false)
  const { state, creates, changes, done, failed, problems } = running
  const total = creates + changes
  const stopped = state !== 'running'
  const words = t('exports.progress', { done: formatNumber(done), total: formatNumber(total) })
  return (
    <Panel
      title={t(
        stopped ? `batchScreens.state_${state === 'failed' ? 'failed' : 'paused'}` : 'batchScreens.state_running',
      )}
    >
      <Progress
        percent={total === 0 ? 0 : Math.floor((done / total) * 100)}
        status={stopped ? 'exception' : 'active'}
        showInfo={false}
        aria-label={t('batchScreens.state_running')}
      />
      <p role="status" className={css.progress}>
        {words}
        {failed > 0 && ` · ${t('batchScreens.failedCount', { count: failed })}`}
      </p>
      {lost && (
        <p className={css.fault} role="alert">
          {t('batchScreens.stateUnknown', { reason: lost })}
        </p>
      )}
      <p className={stopped ? `${css.hint} ${css.waiting}` : css.hint}>
        {t(stopped ? 'batchScreens.stoppedText' : 'batchScreens.runningText')}
      </p>
      {stopped && (
        <Button type="primary" loading={sending} onClick={onGoOn}>
          {t('batchScreens.goOn')}
        </Button>
      )}
      {stopped && problems.length > 0 && later && <ProblemsTable problems={problems} bad={0} />}
      <Dialog
        open={state === 'paused' && !later}
        title={t('batches.batchFailedContinue')}
        action={t('batchScreens.goOn')}
        cancel={t('batchScreens.decideLater')}
        sending={sending}
        onAct={onGoOn}
        onClose={() => setLater(true)}
        width={640}
      >
        <p className={`${css.hint} ${css.waiting}`}>
          {t('batchScreens.pausedText', { done: formatNumber(done), failed: formatNumber(failed) })}
        </p>
        <ProblemsTable problems={problems} bad={0} />
      </Dialog>
    </Panel>
  )
}
