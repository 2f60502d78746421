/** Why a style is refused; each is a phrase key. */
export const reasonKeys = [
  'qr.reasonInverted',
  'qr.reasonLowContrast',
  'qr.reasonLogoTooLarge',
  'qr.reasonLogoLikeEye',
  'qr.reasonMarginTooSmall',
  'qr.reasonSizeTooSmall',
  'qr.reasonTooDense',
  'qr.reasonContentTooLong',
  'qr.reasonUnreadable',
] as const

export type ReasonKey = (typeof reasonKeys)[number]
