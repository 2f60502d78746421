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
          <CheckIcon aria-hidden /> {t(readableWords(verdict.score))}
        </p>
      ) : (
        <Refused verdict={verdict} onRepair={onRepair} />
      )}
      {verdict.ok && verdict.score < wellReadable && verdict.costs[0] && (
        <p className={styles.hint}>
          <InfoIcon aria-hidden /> {t('styles.costsMost', { reason: t(verdict.costs[0]) })}
        </p>
      )}
      {verdict.ok && verdict.repair && Object.keys(verdict.repair).length > 0 && (
        <Button block onClick={() => onRepair(verdict.repair ?? {})}>
          {t('qr.repair')}
        </Button>
      )}
      {state.unseen?.map((part) => (
        <p key={part} className={styles.hint}>
          <InfoIcon aria-hidden /> {t(`styles.unseen_${part}`)}
        </p>
      ))}
    </>
  )
}

/** What a style is said to be that scans: strong, usable, or weak in bad light. */
function readableWords(score: number) {
  if (score >= wellReadable) return 'styles.readableWell'
  return score >= leastShare ? 'styles.readable' : 'styles.readableWeak'
}

const leastShare = 60
/** In a hard photo such a style keeps at least 0.85 of what a plain code keeps. */
const wellReadable = 85

/** How it does in a hard photo, beside a plain code; what is refused has less than 60. */
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
  const { reasons, params, repair } = verdict
  return (
    <>
      {reasons.map((reason) => (
        <p key={reason} className={styles.refused}>
          <WarningIcon aria-hidden /> {t(reason, params)}
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
