import { defaultStyle, draw } from '@matai/qr'
import { useMemo } from 'react'

/** What an authenticator scans: drawn here, so that the secret goes nowhere else. */
export function AuthenticatorPicture({ uri, alt }: { uri: string; alt: string }) {
  const address = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(draw(uri, { ...defaultStyle, size: 300 }).svg)}`,
    [uri],
  )
  return <img src={address} alt={alt} width={200} height={200} />
}
