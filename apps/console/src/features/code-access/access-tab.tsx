import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeTabProps } from '../../code-slot.ts'
import { useLeaveGuard } from '../../ui/editing/use-leave-guard.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { AccessOfOne } from './parts/access-of-one.tsx'
import css from './access-tab.module.css'

/** Who sees the code, when, where and how often. */
export function AccessTab({ qrCode }: CodeTabProps) {
  const { t } = useTranslation()
  const [{ part }, setUrl] = useUrlState({ part: '' })
  const dirty = useRef(false)
  useLeaveGuard(dirty)
  const onDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty
  }, [])
  if (!qrCode.can.edit) return <p role="status">{t('qrCodes.mayNotEdit')}</p>
  return (
    <div className={css.narrow}>
      <AccessOfOne id={qrCode.id} tab={part} onTab={(next) => void setUrl({ part: next })} onDirty={onDirty} />
    </div>
  )
}
