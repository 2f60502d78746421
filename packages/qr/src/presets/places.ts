import { preset } from './preset.ts'

/** Plain looks, and those for buildings and whoever comes into them. */
export const places = [
  preset('classic', 'general', {}),
  preset('ink', 'general', { bodyType: 'round', eyeType: 'round', foreColor: '#0E1613' }),
  preset('dots', 'general', { bodyType: 'dots', eyeType: 'circle', foreColor: '#0D0F11' }),
  preset('paper', 'general', { bodyType: 'liquid', eyeType: 'soft', foreColor: '#14110E', bgColor: '#FDFAF4' }),

  preset('jade', 'property', {
    bodyType: 'round',
    eyeType: 'round',
    foreColor: '#06382A',
    frameType: 'badge',
    frameColor: '#0B6B50',
  }),
  preset('gate', 'property', { bodyType: 'classy', eyeType: 'arch', foreColor: '#0A131D' }),
  preset('tower', 'property', { bodyType: 'soft', foreColor: '#12171B', eyeInColor: '#38280C' }),
  preset('meter', 'property', {
    bodyType: 'soft',
    foreColor: '#0C2733',
    frameType: 'label',
    frameColor: '#1D4E63',
  }),

  preset('visitor', 'visitor', {
    bodyType: 'round',
    eyeType: 'circle',
    foreColor: '#0A2C63',
    foreColorTwo: '#0B2350',
    gradientWay: 'diagonalDown',
    frameType: 'rounded',
    frameColor: '#1B4B9B',
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

  preset('office', 'office', { bodyType: 'soft', eyeType: 'square', foreColor: '#0F1714' }),
  preset('asset', 'office', { foreColor: '#1A2A3C', frameType: 'label', frameColor: '#243B53' }),
  preset('meeting', 'office', { bodyType: 'soft', eyeType: 'soft', eyeInType: 'circle', foreColor: '#0F1129' }),
  preset('archive', 'office', {
    bodyType: 'soft',
    foreColor: '#211C18',
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
    foreColor: '#0A182E',
    eyeOutColor: '#460B14',
    frameType: 'badge',
    frameColor: '#1B3A6B',
  }),
  preset('library', 'education', { bodyType: 'classy', eyeType: 'leaf', foreColor: '#0F140B', bgColor: '#FCFCF7' }),
  preset('kids', 'education', { bodyType: 'dots', eyeType: 'flower', foreColor: '#33175E', eyeInColor: '#89280A' }),
]
