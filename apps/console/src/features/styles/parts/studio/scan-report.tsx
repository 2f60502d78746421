import type { Style } from '@matai/contract'
import type { ScanVerdict } from '@matai/qr/scan-check'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { CheckIcon, InfoIcon, LoadingIcon, WarningIcon } from '../../../../ui/icons.ts'
import type { ScanState } from '../check/use-scan-check.ts'
import styles from './scan-report.module.css'

interface ScanReportProps {
  state: ScanState
  onRepair: (repair: Partial<Style>) => void
}

/** Whether the style scans, in words; with a repair when there is one. */
export function ScanReport({ state, onRepair }: ScanReportProps) {
  return (
    <div className={styles.report} aria-live="polite">
      <Words state={state} onRepair={onRepair} />
    </div>
  )
}

function Words({ state, onRepair }: ScanReportProps) {
  const { t } = useTranslation()
  if (state.step === 'checking') {
    return (
      <p className={styles.soft}>
        <LoadingIcon aria-hidden /> {t('qr.checkRunning')}
      </p>
    )
  }
  if (state.step === 'unavailable') {
    return (
      <p className={styles.soft}>
        <InfoIcon aria-hidden /> {t('styles.checkUnavailable')}
      </p>
    )
  }
  const { verdict } = state
  return (
    <>
      <Score score={verdict.score} ok={verdict.ok} />
      {verdict.ok ? (
        <p className={styles.passed}>
          <CheckIcon aria-hidden /> {t(verdict.score >= wellReadable ? 'styles.readableWell' : 'styles.readable')}
        </p>
      ) : (
        <Refused verdict={verdict} onRepair={onRepair} />
      )}
      {state.unseen?.map((part) => (
        <p key={part} className={styles.hint}>
          <InfoIcon aria-hidden /> {t(`styles.unseen_${part}`)}
        </p>
      ))}
    </>
  )
}

const wellReadable = 90

/** How much of what happens to printed codes this one stands; below 60 it is refused. */
function Score({ score, ok }: { score: number; ok: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.score} data-ok={ok}>
      <span>{t('styles.score')}</span>
      <meter min={0} max={100} low={60} optimum={100} value={score} aria-label={t('styles.score')} />
      <b>{score}</b>
    </div>
  )
}

interface RefusedProps {
  verdict: Extract<ScanVerdict, { ok: false }>
  onRepair: (repair: Partial<Style>) => void
}

function Refused({ verdict, onRepair }: RefusedProps) {
  const { t } = useTranslation()
  const { reasons, repair } = verdict
  return (
    <>
      {reasons.map((reason) => (
        <p key={reason} className={styles.refused}>
          <WarningIcon aria-hidden /> {t(reason)}
        </p>
      ))}
      {Object.keys(repair).length > 0 && (
        <Button type="primary" block onClick={() => onRepair(repair)}>
          {t('qr.repair')}
        </Button>
      )}
    </>
  )
}
