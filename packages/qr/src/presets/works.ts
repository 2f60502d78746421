import { preset } from './preset.ts'

/** Looks for what is looked after: machines, fire equipment, vehicles, goods, patients. */
export const works = [
  preset('equipment', 'equipment', { foreColor: '#0F1C30', eyeInColor: '#4A2204' }),
  preset('repair', 'equipment', { eyeType: 'round', foreColor: '#181B1E', eyeInColor: '#4F1F03' }),
  preset('nameplate', 'equipment', {
    bodyType: 'soft',
    eyeType: 'octagon',
    foreColor: '#1E2A33',
    bgColor: '#FFFFFF',
    frameType: 'badge',
    frameColor: '#23303B',
  }),
  preset('workshop', 'equipment', {
    bodyType: 'soft',
    eyeType: 'octagon',
    foreColor: '#111519',
    eyeInColor: '#3F1A03',
    frameType: 'label',
    frameColor: '#B84A08',
  }),
  preset('power', 'equipment', {
    bodyType: 'tiles',
    eyeType: 'octagon',
    foreColor: '#082E55',
    frameType: 'tag',
    frameColor: '#0B3C6F',
  }),

  preset('fire', 'fire', { eyeType: 'round', foreColor: '#3D0D08', eyeOutColor: '#66130C' }),
  preset('hydrant', 'fire', {
    bodyType: 'pebbles',
    eyeType: 'shield',
    foreColor: '#5C120C',
    frameType: 'badge',
    frameColor: '#B42318',
  }),
  preset('extinguisher', 'fire', {
    eyeType: 'soft',
    foreColor: '#1A1A1A',
    eyeOutColor: '#66130C',
    frameType: 'label',
    frameColor: '#B42318',
  }),
  preset('exit', 'fire', {
    bodyType: 'tiles',
    eyeType: 'round',
    foreColor: '#073823',
    frameType: 'badge',
    frameColor: '#0B5D3B',
  }),

  preset('clinic', 'medical', {
    bodyType: 'round',
    eyeType: 'round',
    foreColor: '#08363F',
    foreColorTwo: '#0C2E47',
    gradientWay: 'vertical',
    frameType: 'rounded',
    frameColor: '#0E5566',
  }),
  preset('ward', 'medical', {
    bodyType: 'pebbles',
    eyeType: 'soft',
    foreColor: '#073535',
    frameType: 'badge',
    frameColor: '#0B5858',
  }),
  preset('pharmacy', 'medical', {
    bodyType: 'soft',
    eyeType: 'soft',
    foreColor: '#0F3522',
    frameType: 'badge',
    frameColor: '#1B5E3C',
  }),

  preset('parcel', 'logistics', {
    bodyType: 'square',
    eyeType: 'octagon',
    foreColor: '#1A1A1A',
    frameType: 'banner',
    frameColor: '#1A1A1A',
  }),
  preset('warehouse', 'logistics', { bodyType: 'soft', eyeType: 'square', foreColor: '#221403', bgColor: '#FFFCF5' }),
  preset('coldChain', 'logistics', {
    bodyType: 'hexagon',
    eyeType: 'octagon',
    foreColor: '#031B28',
    bgColor: '#F3F9FC',
    frameType: 'label',
    frameColor: '#0B4A6F',
  }),

  preset('vehicle', 'vehicle', {
    bodyType: 'soft',
    eyeType: 'octagon',
    foreColor: '#121C26',
    eyeInColor: '#06345A',
    frameType: 'rounded',
    frameColor: '#1C2B39',
  }),
  preset('parking', 'vehicle', {
    bodyType: 'pebbles',
    eyeType: 'round',
    foreColor: '#082B64',
    frameType: 'badge',
    frameColor: '#0B3F91',
  }),
  preset('bus', 'vehicle', {
    bodyType: 'soft',
    eyeType: 'square',
    foreColor: '#073329',
    frameType: 'label',
    frameColor: '#0F5C4A',
  }),
]
