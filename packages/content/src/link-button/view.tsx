import { webAddress } from '@matai/rules/web-address'
import type { ViewProps } from '../view-props.ts'

/** A button that leads elsewhere, and says where before it is pressed. */
export function LinkButtonView({ block: { text, url }, stopped, say }: ViewProps<'linkButton'>) {
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

LinkButtonView.action = true
