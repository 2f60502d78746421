import { useTranslation } from 'react-i18next'
import { CallError, sentenceOf } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.ts'
import css from './photo.module.css'

/** Why a picture brought nothing back, and what to do next. */
export function PhotoFailure({ error }: { error: Error }) {
  const { t } = useTranslation()
  const sentence = sentenceOf(error)
  const living = error instanceof CallError ? error.data?.qrCodeId : undefined
  return (
    <div className={css.failure}>
      <p role="alert" className={living ? css.lead : css.error}>
        {sentence}
      </p>
      {living && <ButtonLink to={paths.qrCode(living)}>{t('recovery.openLive')}</ButtonLink>}
      {sentence === t('recovery.decodingFailed') && (
        <>
          <p className={css.tipsTitle}>{t('recovery.tips')}</p>
          <ul className={css.tips}>
            <li>{t('recovery.tipLight')}</li>
            <li>{t('recovery.tipStraight')}</li>
            <li>{t('recovery.tipWhole')}</li>
          </ul>
        </>
      )}
    </div>
  )
}
