/** Why a style is refused; each is a phrase key. */
export const reasonKeys = [
  'qr.reasonInverted',
  'qr.reasonLowContrast',
  'qr.reasonGradientLight',
  'qr.reasonEyesLight',
  'qr.reasonBackground',
  'qr.reasonLogoTooLarge',
  'qr.reasonLogoTooLargeHigh',
  'qr.reasonLogoLikeEye',
  'qr.reasonMarginTooSmall',
  'qr.reasonFrameTight',
  'qr.reasonFrameTooWide',
  'qr.reasonSizeTooSmall',
  'qr.reasonPrintTooSmall',
  'qr.reasonPrintTooSmallHigh',
  'qr.reasonPrintTooCoarse',
  'qr.reasonTooDense',
  'qr.reasonContentTooLong',
  'qr.reasonDelicateEyes',
  'qr.reasonDelicateBody',
  'qr.reasonNarrowStrokes',
  'qr.reasonPaleInk',
  'qr.reasonLogoHeavy',
  'qr.reasonUnreadable',
] as const

export type ReasonKey = (typeof reasonKeys)[number]
