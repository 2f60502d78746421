import type { PhraseKey } from '@matai/i18n'
import type { ReasonKey } from '@matai/qr/scan-check'
import { Failure } from '../../../platform/failure.ts'

/** The field that whoever asks for a picture would change first. */
const blamed: Record<Exclude<ReasonKey, 'qr.reasonUnreadable'>, string> = {
  'qr.reasonInverted': 'foreColor',
  'qr.reasonLowContrast': 'foreColor',
  'qr.reasonGradientLight': 'foreColorTwo',
  'qr.reasonEyesLight': 'eyeOutColor',
  'qr.reasonBackground': 'bgUrl',
  'qr.reasonLogoTooLarge': 'logoSize',
  'qr.reasonLogoTooLargeHigh': 'logoSize',
  'qr.reasonLogoHeavy': 'logoSize',
  'qr.reasonLogoLikeEye': 'logoUrl',
  'qr.reasonMarginTooSmall': 'margin',
  'qr.reasonFrameTight': 'margin',
  'qr.reasonFrameTooWide': 'frameType',
  'qr.reasonSizeTooSmall': 'size',
  'qr.reasonPrintTooSmall': 'mm',
  'qr.reasonPrintTooSmallHigh': 'mm',
  'qr.reasonPrintTooCoarse': 'dpi',
  'qr.reasonTooDense': 'level',
  'qr.reasonContentTooLong': 'content',
  'qr.reasonDelicateEyes': 'eyeType',
  'qr.reasonDelicateBody': 'bodyType',
  'qr.reasonNarrowStrokes': 'bodyType',
  'qr.reasonPaleInk': 'foreColor',
}

/** A refusal of a style whose fields were named one by one, at the fields that are to blame. */
export function blameFields(error: unknown, { isOnPaper }: { isOnPaper: boolean }): never {
  if (!(error instanceof Failure) || error.errorName !== 'inputInvalid') throw error
  const { errorName, phrase, params, fields, data } = error
  const fieldOf = (reason: PhraseKey) => {
    const field = blamed[reason as keyof typeof blamed] as string | undefined // other phrases are no reasons
    return field === 'size' && isOnPaper ? 'mm' : field
  }
  throw new Failure(errorName, phrase, {
    params,
    ...(data && { data }),
    fields: fields.map((one) => ({ ...one, path: [fieldOf(one.phrase) ?? one.path].flat() })),
  })
}
