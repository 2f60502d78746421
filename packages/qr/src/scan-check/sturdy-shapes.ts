import type { BodyType, EyeType, QrStyle } from '../style.ts'

/** Modules that melt into whole areas: no decoder takes them for anything else. */
const sturdyBodies: BodyType[] = ['square', 'round', 'soft', 'liquid', 'classy', 'bevel']
const sturdyEyes: EyeType[] = ['square', 'round', 'soft']

export const hasSturdyEyes = ({ eyeType, eyeInType }: QrStyle) =>
  sturdyEyes.includes(eyeType) && sturdyEyes.includes(eyeInType ?? eyeType)
export const hasSturdyBody = ({ bodyType }: QrStyle) => sturdyBodies.includes(bodyType)
