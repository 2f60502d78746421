import type { QrCodeItem } from '@matai/contract'
import { QrPicture, startStyle } from '../../../styles/public.tsx'

/** The code in its style, small: without text and logo, which nobody could see at this size. */
export function CodePicture({ qrCode, width }: { qrCode: QrCodeItem; width: number }) {
  const style = { ...(qrCode.style ?? startStyle), embedText: '', logoUrl: null, margin: 2 }
  return <QrPicture content={qrCode.url} style={style} alt="" width={width} />
}
