import type { DisplayProps } from '../../engine/display-face.ts'
import { icons } from './icons.ts'
import type { RatingSettings } from './schema.ts'

export function Display({ settings, answer }: DisplayProps<RatingSettings, number>) {
  const label = settings.labels[answer - 1]
  return (
    <span>
      <span className="mt-marks" aria-hidden="true">
        {icons[settings.icon].repeat(answer)}
      </span>{' '}
      {answer}/{settings.steps}
      {label && ` · ${label}`}
    </span>
  )
}
