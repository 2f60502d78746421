import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { PlaceIcon } from '../../../ui/editor-icons.ts'
import css from './access.module.css'
import { Section } from './section.tsx'
import type { SectionProps } from './section-props.ts'

/** A circle in which visitors have to stand. */
export function PositionSection({ form: { values, errors, set } }: SectionProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('codeAccess.position')} hint={t('codeAccess.positionHint')}>
      <Checkbox checked={values.isPlaced} onChange={(event) => set('isPlaced', event.target.checked)}>
        {t('codeAccess.positionOn')}
      </Checkbox>
      {values.isPlaced && (
        <>
          <HereButton
            onFound={({ latitude, longitude }) => {
              set('latitude', latitude.toFixed(6))
              set('longitude', longitude.toFixed(6))
            }}
          />
          <div className={css.triple}>
            {(['latitude', 'longitude', 'radius'] as const).map((field) => (
              <Field key={field} label={t(`codeAccess.${field}`)} error={errors[field]} required>
                <Input
                  value={values[field]}
                  inputMode={field === 'radius' ? 'numeric' : 'text'}
                  maxLength={12}
                  onChange={(event) => set(field, event.target.value)}
                />
              </Field>
            ))}
          </div>
        </>
      )}
    </Section>
  )
}

function HereButton({ onFound }: { onFound: (where: GeolocationCoordinates) => void }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState('')
  // Browsers tell pages where they are only over https.
  const canAsk = window.isSecureContext && 'geolocation' in navigator

  function ask() {
    setAsking(true)
    setFault('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        onFound(coords)
      },
      (error) => {
        setAsking(false)
        setFault(t(error.code === error.PERMISSION_DENIED ? 'codeAccess.hereDenied' : 'codeAccess.hereUnknown'))
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }

  return (
    <div className={css.here}>
      <Button icon={<PlaceIcon />} loading={asking} disabled={!canAsk} onClick={ask}>
        {t('codeAccess.here')}
      </Button>
      {!canAsk && <span className={css.soft}>{t('codeAccess.hereNeedsHttps')}</span>}
      {fault && (
        <span className={css.fault} role="alert">
          {fault}
        </span>
      )}
    </div>
  )
}
