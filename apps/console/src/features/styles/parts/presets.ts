import { defaultStyle } from '@matai/qr'
import type { Style } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'

/** The look of a style: all that a preset sets. Logo, text and size stay as they are. */
export type Look = Pick<
  Style,
  | 'bgColor'
  | 'bodyType'
  | 'eyeInColor'
  | 'eyeOutColor'
  | 'eyeType'
  | 'foreColor'
  | 'foreColorTwo'
  | 'foreType'
  | 'gradientWay'
>

export interface Preset {
  id: string
  name: PhraseKey
  look: Look
}

const plain: Look = {
  bgColor: '#FFFFFF',
  bodyType: 'square',
  eyeInColor: null,
  eyeOutColor: null,
  eyeType: 'square',
  foreColor: '#000000',
  foreColorTwo: null,
  foreType: 'solid',
  gradientWay: 'horizontal',
}

function preset(id: string, name: PhraseKey, changes: Partial<Look>): Preset {
  return { id, name, look: { ...plain, ...changes } }
}

/** Our own looks, one per trade; each passes the scan check. */
export const presets: Preset[] = [
  preset('classic', 'styles.presetClassic', {}),
  preset('jade', 'styles.presetJade', { bodyType: 'round', eyeType: 'round', foreColor: '#0B6B50' }),
  preset('fire', 'styles.presetFire', { eyeType: 'round', foreColor: '#7A1A10', eyeOutColor: '#B42318' }),
  preset('equipment', 'styles.presetEquipment', {
    eyeType: 'square',
    foreColor: '#1F3A5F',
    eyeInColor: '#B5540A',
  }),
  preset('visitor', 'styles.presetVisitor', {
    bodyType: 'round',
    eyeType: 'circle',
    foreType: 'gradient',
    foreColor: '#175CD3',
    foreColorTwo: '#0B3B8C',
    gradientWay: 'diagonalDown',
  }),
  preset('course', 'styles.presetCourse', { bodyType: 'dots', eyeType: 'circle', foreColor: '#4A2FA8' }),
  preset('repair', 'styles.presetRepair', { eyeType: 'round', foreColor: '#33383E', eyeInColor: '#B54708' }),
  preset('clinic', 'styles.presetClinic', {
    bodyType: 'round',
    eyeType: 'round',
    foreType: 'gradient',
    foreColor: '#0E6E7C',
    foreColorTwo: '#123B5D',
    gradientWay: 'vertical',
  }),
  preset('food', 'styles.presetFood', {
    bodyType: 'round',
    eyeType: 'circle',
    bgColor: '#FFF8EE',
    foreColor: '#7A3410',
    eyeInColor: '#B42318',
  }),
  preset('coupon', 'styles.presetCoupon', {
    bodyType: 'dots',
    eyeType: 'round',
    bgColor: '#FFF6FA',
    foreColor: '#9C1C5B',
  }),
  preset('scenic', 'styles.presetScenic', {
    bodyType: 'dots',
    eyeType: 'circle',
    foreType: 'gradient',
    foreColor: '#1F6B2C',
    foreColorTwo: '#0B4F6C',
    gradientWay: 'diagonalUp',
  }),
  preset('office', 'styles.presetOffice', { bodyType: 'round', eyeType: 'square', foreColor: '#16211D' }),
]

/** A new code's style: the plainest, with our margin and level. */
export const startStyle: Style = { ...defaultStyle }

export function withLook(style: Style, look: Look): Style {
  return { ...style, ...look }
}

export function presetOf(style: Style): Preset | undefined {
  return presets.find(({ look }) =>
    (Object.keys(look) as (keyof Look)[]).every((field) => look[field] === style[field]),
  )
}
