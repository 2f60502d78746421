import { preset } from './preset.ts'

/** Plain looks, and those for buildings and whoever comes into them. */
export const places = [
  preset('classic', 'general', {}),
  preset('ink', 'general', { bodyType: 'round', eyeType: 'round', foreColor: '#16211D' }),
  preset('dots', 'general', { bodyType: 'dots', eyeType: 'circle', foreColor: '#23272B' }),
  preset('paper', 'general', { bodyType: 'liquid', eyeType: 'soft', foreColor: '#2B2620', bgColor: '#FBF7EE' }),

  preset('jade', 'property', { bodyType: 'round', eyeType: 'round', foreColor: '#06382A' }),
  preset('gate', 'property', { bodyType: 'classy', eyeType: 'arch', foreColor: '#182B3E' }),
  preset('tower', 'property', { bodyType: 'tiles', foreColor: '#21282F', eyeInColor: '#553F18' }),
  preset('meter', 'property', {
    bodyType: 'tiles',
    foreColor: '#112F3B',
    frameType: 'label',
    frameColor: '#1D4E63',
  }),

  preset('visitor', 'visitor', {
    bodyType: 'round',
    eyeType: 'circle',
    foreColor: '#0B2A61',
    foreColorTwo: '#082B66',
    gradientWay: 'diagonalDown',
  }),
  preset('reception', 'visitor', {
    bodyType: 'soft',
    eyeType: 'petal',
    foreColor: '#162852',
    frameType: 'bubble',
    frameColor: '#274690',
  }),
  preset('lobby', 'visitor', {
    bodyType: 'soft',
    eyeType: 'soft',
    foreColor: '#302519',
    eyeInColor: '#5E3D14',
    bgColor: '#FAF6F0',
    eyeInType: 'circle',
    frameType: 'badge',
    frameColor: '#5A4630',
  }),

  preset('office', 'office', { bodyType: 'soft', eyeType: 'square', foreColor: '#16211D' }),
  preset('asset', 'office', { foreColor: '#1A2A3C', frameType: 'label', frameColor: '#243B53' }),
  preset('meeting', 'office', { bodyType: 'soft', eyeType: 'soft', eyeInType: 'circle', foreColor: '#20234F' }),
  preset('archive', 'office', {
    bodyType: 'soft',
    foreColor: '#2C2621',
    bgColor: '#FDFAF3',
    frameType: 'label',
    frameColor: '#4B4038',
    eyeType: 'square',
  }),

  preset('course', 'education', {
    bodyType: 'dots',
    eyeType: 'circle',
    foreColor: '#2A1B60',
    frameType: 'badge',
    frameColor: '#4A2FA8',
  }),
  preset('campus', 'education', {
    bodyType: 'classy',
    eyeType: 'square',
    foreColor: '#132A4D',
    eyeOutColor: '#8A1C2B',
    frameType: 'label',
    frameColor: '#1B3A6B',
  }),
  preset('library', 'education', { bodyType: 'classy', eyeType: 'leaf', foreColor: '#232C1A', bgColor: '#FAFAF2' }),
  preset('kids', 'education', { bodyType: 'dots', eyeType: 'flower', foreColor: '#33175E', eyeInColor: '#89280A' }),
]
