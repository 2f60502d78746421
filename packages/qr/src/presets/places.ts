import { preset } from './preset.ts'

/** Plain looks, and those for buildings and whoever comes into them. */
export const places = [
  preset('classic', 'general', {}),
  preset('ink', 'general', { bodyType: 'round', eyeType: 'round', foreColor: '#16211D' }),
  preset('dots', 'general', { bodyType: 'dots', eyeType: 'circle', foreColor: '#23272B' }),
  preset('paper', 'general', { bodyType: 'liquid', eyeType: 'soft', foreColor: '#2B2620', bgColor: '#FBF7EE' }),

  preset('jade', 'property', { bodyType: 'round', eyeType: 'round', foreColor: '#0B6B50' }),
  preset('gate', 'property', { bodyType: 'classy', eyeType: 'arch', foreColor: '#24405C' }),
  preset('tower', 'property', { bodyType: 'vertical', foreColor: '#3A4653', eyeInColor: '#7A5A22' }),
  preset('meter', 'property', {
    bodyType: 'tiles',
    foreColor: '#1D4E63',
    frameType: 'label',
    frameColor: '#1D4E63',
  }),

  preset('visitor', 'visitor', {
    bodyType: 'round',
    eyeType: 'circle',
    foreColor: '#175CD3',
    foreColorTwo: '#0B3B8C',
    gradientWay: 'diagonalDown',
  }),
  preset('reception', 'visitor', {
    bodyType: 'soft',
    eyeType: 'petal',
    foreColor: '#274690',
    frameType: 'bubble',
    frameColor: '#274690',
  }),
  preset('lobby', 'visitor', {
    bodyType: 'liquid',
    eyeType: 'circle',
    foreColor: '#5A4630',
    eyeInColor: '#8A5A1E',
    bgColor: '#FAF6F0',
  }),

  preset('office', 'office', { bodyType: 'round', eyeType: 'square', foreColor: '#16211D' }),
  preset('asset', 'office', { foreColor: '#243B53', frameType: 'label', frameColor: '#243B53' }),
  preset('meeting', 'office', { bodyType: 'soft', eyeType: 'soft', eyeInType: 'circle', foreColor: '#3B3F8F' }),
  preset('archive', 'office', {
    bodyType: 'bevel',
    foreColor: '#4B4038',
    bgColor: '#F9F5EC',
    frameType: 'line',
    frameColor: '#4B4038',
  }),

  preset('course', 'education', { bodyType: 'dots', eyeType: 'circle', foreColor: '#4A2FA8' }),
  preset('campus', 'education', {
    bodyType: 'classy',
    eyeType: 'shield',
    foreColor: '#1B3A6B',
    eyeOutColor: '#8A1C2B',
  }),
  preset('library', 'education', { bodyType: 'classy', eyeType: 'leaf', foreColor: '#3F4F2E', bgColor: '#FAFAF2' }),
  preset('kids', 'education', { bodyType: 'dots', eyeType: 'flower', foreColor: '#4F2390', eyeInColor: '#A3300C' }),
]
