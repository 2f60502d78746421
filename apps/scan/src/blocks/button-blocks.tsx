import { webAddress } from '@matai/kinds/web-address'
import type { BlockProps } from './block-props.ts'

/** A button that leads elsewhere, and says where before it is pressed. */
export function LinkButtonBlock({ block: { text, url }, stopped, say }: BlockProps<'linkButton'>) {
  if (stopped) {
    return (
      <p className="gone">
        {text}
        <br />
        {say('abuse.stoppedLink')}
      </p>
    )
  }
  // Checked when it was saved; looked at again because a wrong one would act for the page.
  const address = webAddress(url)
  if (!address) return <p className="button">{text}</p>
  return (
    <a className="button" href={address} rel="noopener noreferrer nofollow">
      {text}
      <small>{URL.parse(address)?.host}</small>
    </a>
  )
}

/** A button that calls. */
export function PhoneButtonBlock({ block: { text, phone } }: BlockProps<'phoneButton'>) {
  return (
    <a className="button" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {text}
      <small>{phone}</small>
    </a>
  )
}
