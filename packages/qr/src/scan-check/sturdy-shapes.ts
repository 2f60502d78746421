import type { BodyType, EyeType, QrStyle } from '../style.ts'

/** Modules that melt into whole areas: no decoder takes them for anything else. */
const sturdyBodies: BodyType[] = ['square', 'round', 'soft', 'liquid', 'classy', 'bevel']
const sturdyEyes: EyeType[] = ['square', 'round', 'soft']

export const hasSturdyEyes = ({ eyeType, eyeInType }: QrStyle) =>
  sturdyEyes.includes(eyeType) && sturdyEyes.includes(eyeInType ?? eyeType)
export const hasSturdyBody = ({ bodyType }: Pick<QrStyle, 'bodyType'>) => sturdyBodies.includes(bodyType)

/**
 * Leaf eyes round off so much of their ring that decoders need clear shapes around to find them. Among small modules a
 * code with large modules is lost at about every third angle from 9° to 21°, whatever the error correction.
 */
export const hasHiddenEyes = (style: Pick<QrStyle, 'bodyType' | 'eyeType'>) =>
  style.eyeType === 'leaf' && !hasSturdyBody(style)
