import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../../language.ts'
import { PhoneFrame } from '../../../../ui/phone-frame.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { PageFrame } from './page-frame.tsx'
import css from './page-preview.module.css'
import { type ShownContent, usePreview } from './use-preview.ts'

/** What visitors will see, live, in a phone; `at` are words that it follows to. */
export function PagePreview({ content, at }: { content: ShownContent; at?: string }) {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  const { html, straight, waiting, problem } = usePreview(content, language)
  return (
    <div className={css.preview}>
      {content.kind === 'jump' && html !== null && (
        <p className={css.note} role="status">
          {t(straight ? 'kinds.previewStraight' : 'kinds.previewAsks')}
        </p>
      )}
      {content.kind === 'form' && (
        <p className={css.note} role="status">
          {t('kinds.previewForm')}
        </p>
      )}
      <PhoneFrame label={t('qrCodes.preview')}>
        {waiting ? (
          <p className={css.hint}>{t('kinds.previewWaiting')}</p>
        ) : html === null ? (
          <div className={css.waiting}>
            <Skeleton rows={6} />
          </div>
        ) : (
          <PageFrame html={html} title={t('qrCodes.preview')} {...(at ? { at } : {})} />
        )}
      </PhoneFrame>
      {problem && (
        <p className={css.problem} role="status">
          {t('qrCodes.previewFailed', { reason: problem })}
        </p>
      )}
    </div>
  )
}
