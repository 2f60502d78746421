import { namedColours } from '@matai/rules/style-colours'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { colourOf, cssColour } from './colour-of.ts'

/** Longest name that is understood. */
export const colourTextMax = 24

/** The words of a field for a colour: half a colour is kept until it is whole, and a name until the field is left. */
export function useColourText(value: string, onChange: (colour: string) => void) {
  const { t } = useTranslation()
  const shown = value.toUpperCase()
  const [text, setText] = useState(shown)
  const known = useMemo(() => {
    const ours = new Map(
      namedColours.map(({ key, color }) => [t(`styles.colour_${key}`).toLowerCase(), color as string]),
    )
    return { ours, cssColour }
  }, [t])
  useEffect(() => setText((before) => (colourOf(before, known) === shown ? before : shown)), [shown, known])
  return {
    text,
    valid: colourOf(text, known) !== null,
    type(next: string) {
      setText(next)
      const colour = colourOf(next, known)
      if (colour) onChange(colour)
    },
    leave: () => setText(shown),
  }
}
