import type { ViewProps } from '../view-props.ts'

/** A button that calls. */
export function PhoneButtonView({ block: { text, phone } }: ViewProps<'phoneButton'>) {
  return (
    <a className="button" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {text}
      <small>{phone}</small>
    </a>
  )
}

PhoneButtonView.action = true
