import type { NamedColour } from '@matai/contract'
import { namedColours } from '@matai/rules/style-colours'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pickFromScreen } from '../../../../ui/colour/eye-dropper.ts'
import { colourTextMax, useColourText } from '../../../../ui/colour/use-colour-text.ts'
import { DropperIcon } from '../../../../ui/editor-icons.ts'
import { CaretIcon } from '../../../../ui/icons.ts'
import css from './colour-field.module.css'

interface ColourFieldProps {
  label: string
  value: string
  onChange: (colour: string) => void
  /** Which of the named colours fit: dark ones for the code, light ones for behind it. */
  ground?: boolean
  /** Takes the colour away, where there may be none. */
  onReset?: (() => void) | undefined
}

/** Shows a colour by name, and opens what it can be chosen with: names, hex, the browser's picker, the screen. */
export function ColourField({ label, value, onChange, ground = false, onReset }: ColourFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState(false)
  const shown = value.toUpperCase()
  const known = namedColours.find(({ color }) => color === shown)
  return (
    <div className={css.field}>
      <button
        type="button"
        className={css.shown}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={css.swatch} style={{ background: shown }} />
        <span className={css.words}>
          <span>{label}</span>
          <b>{known ? t(`styles.colour_${known.key}`) : shown}</b>
        </span>
        <CaretIcon className={css.caret} />
      </button>
      {open && (
        <div id={id} className={css.panel}>
          <Swatches label={label} shown={shown} ground={ground} onChange={onChange} />
          <HexField label={label} shown={shown} onChange={onChange} />
          {onReset && (
            <Button size="small" onClick={onReset}>
              {t('styles.sameAsBody')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface PickProps {
  label: string
  shown: string
  onChange: (colour: string) => void
}

const firstLight = namedColours.findIndex(({ key }) => key === 'white')

function Swatches({ label, shown, ground, onChange }: PickProps & { ground: boolean }) {
  const { t } = useTranslation()
  const offered = ground ? namedColours.slice(firstLight) : namedColours.slice(0, firstLight)
  return (
    <div className={css.swatches} role="group" aria-label={t('styles.colourNames', { field: label })}>
      {offered.map(({ key, color }: { key: NamedColour; color: string }) => (
        <button
          key={key}
          type="button"
          className={css.pick}
          style={{ background: color }}
          title={t(`styles.colour_${key}`)}
          aria-label={t(`styles.colour_${key}`)}
          aria-pressed={color === shown}
          onClick={() => onChange(color)}
        />
      ))}
    </div>
  )
}

function HexField({ label, shown, onChange }: PickProps) {
  const { t } = useTranslation()
  const { text, valid, type, leave } = useColourText(shown, onChange)

  async function pick(fromScreen: () => Promise<string | null>) {
    const colour = await fromScreen()
    if (colour) onChange(colour)
  }

  return (
    <>
      <div className={css.hex}>
        <input
          type="color"
          aria-label={t('styles.pick', { field: label })}
          value={shown.toLowerCase()}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
        <Input
          aria-label={t('styles.hex', { field: label })}
          value={text}
          maxLength={colourTextMax}
          spellCheck={false}
          status={valid ? '' : 'error'}
          aria-invalid={!valid}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        {pickFromScreen && (
          <Button
            icon={<DropperIcon />}
            title={t('styles.fromScreen')}
            aria-label={t('styles.fromScreen')}
            onClick={() => void pick(pickFromScreen as () => Promise<string | null>)}
          />
        )}
      </div>
      {!valid && <span className={css.error}>{t('styles.colourFormat')}</span>}
    </>
  )
}
