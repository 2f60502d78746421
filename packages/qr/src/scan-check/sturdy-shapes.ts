import type { BodyType, EyeType, QrStyle } from '../style.ts'

/** Modules that melt into whole areas: no decoder takes them for anything else. */
const sturdyBodies: BodyType[] = ['square', 'round', 'soft', 'liquid', 'classy', 'bevel']
const sturdyEyes: EyeType[] = ['square', 'round', 'soft']
const unevenEyes: EyeType[] = ['leaf', 'gem', 'drop']

export const hasSturdyEyes = ({ eyeType, eyeInType }: QrStyle) =>
  sturdyEyes.includes(eyeType) && sturdyEyes.includes(eyeInType ?? eyeType)
export const hasSturdyBody = ({ bodyType }: Pick<QrStyle, 'bodyType'>) => sturdyBodies.includes(bodyType)

/**
 * Eyes with sharp corners here and cut ones there: decoders need clear shapes around to find them. Among small modules a
 * code with large modules is lost at some angles from 9° to 21°; with leaves at every third. Leaves as modules are large.
 * A round hole in a square is lost in a poor JPEG, whatever stands around it.
 */
export const hasHiddenEyes = (style: Pick<QrStyle, 'bodyType' | 'eyeType'>) =>
  style.eyeType === 'porthole' ||
  (unevenEyes.includes(style.eyeType) && !hasSturdyBody(style) && style.bodyType !== 'leaf')
