/** Why a style is refused; each is a phrase key. */
export const reasonKeys = [
  'qr.reasonInverted',
  'qr.reasonLowContrast',
  'qr.reasonGradientLight',
  'qr.reasonEyesLight',
  'qr.reasonBackground',
  'qr.reasonLogoTooLarge',
  'qr.reasonLogoLikeEye',
  'qr.reasonMarginTooSmall',
  'qr.reasonFrameTight',
  'qr.reasonFrameTooWide',
  'qr.reasonSizeTooSmall',
  'qr.reasonTooDense',
  'qr.reasonContentTooLong',
  'qr.reasonDelicateEyes',
  'qr.reasonDelicateBody',
  'qr.reasonUnreadable',
] as const

export type ReasonKey = (typeof reasonKeys)[number]
