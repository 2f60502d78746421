import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingIcon } from '../../../ui/icons.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useUser } from '../../../user.ts'
import { PhotoFailure } from './photo-failure.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { RecoveredCard } from './recovered-card.tsx'
import css from './photo.module.css'
import { sendPhoto } from './send-photo.ts'

/** From a picture to a live code: pick, read, and the result beside the picture. */
export function PhotoPanel() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { tier } = useUser()
  const [file, setFile] = useState<File>()
  const recover = useMutation({
    mutationFn: sendPhoto,
    onSuccess: () =>
      Promise.all(
        [['recoveries'], ['qrCodes'], ['directories'], ['stats']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const reason = tier.has.includes('restoreDeleted') ? undefined : t('recovery.needsTier')

  function pick(picked: File) {
    setFile(picked)
    recover.mutate(picked)
  }
  function again() {
    setFile(undefined)
    recover.reset()
  }

  if (!file)
    return (
      <Panel>
        <PhotoPicker reason={reason} onPick={pick} />
      </Panel>
    )
  return (
    <Panel>
      <div className={css.pair}>
        <PhotoPreview file={file} />
        <div className={css.outcome} aria-live="polite">
          {recover.isPending && (
            <p className={css.busy}>
              <LoadingIcon aria-hidden spin /> {t('recovery.reading')}
            </p>
          )}
          {recover.error && <PhotoFailure error={recover.error} />}
          {recover.data && <RecoveredCard recovery={recover.data} />}
          {!recover.isPending && <Button onClick={again}>{t('recovery.again')}</Button>}
        </div>
      </div>
    </Panel>
  )
}

/** What was picked, as far as the browser can show it. */
function PhotoPreview({ file }: { file: File }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <figure className={css.preview}>
      {address && <img src={address} alt={t('recovery.picture')} />}
      <figcaption className={css.soft}>{file.name}</figcaption>
    </figure>
  )
}
