import { preset } from './preset.ts'

/** Looks for what is looked after: machines, fire equipment, vehicles, goods, patients. */
export const works = [
  preset('equipment', 'equipment', { foreColor: '#1F3A5F', eyeInColor: '#B5540A' }),
  preset('repair', 'equipment', { eyeType: 'round', foreColor: '#33383E', eyeInColor: '#B54708' }),
  preset('nameplate', 'equipment', {
    bodyType: 'bevel',
    eyeType: 'octagon',
    foreColor: '#23303B',
    bgColor: '#F4F6F7',
    frameType: 'line',
    frameColor: '#23303B',
  }),
  preset('workshop', 'equipment', { bodyType: 'tiles', eyeType: 'pixel', foreColor: '#2F3B45', eyeInColor: '#B84A08' }),
  preset('power', 'equipment', {
    bodyType: 'vertical',
    eyeType: 'gem',
    foreColor: '#0B3C6F',
    frameType: 'tag',
    frameColor: '#0B3C6F',
  }),

  preset('fire', 'fire', { eyeType: 'round', foreColor: '#7A1A10', eyeOutColor: '#B42318' }),
  preset('hydrant', 'fire', {
    bodyType: 'pebbles',
    eyeType: 'shield',
    foreColor: '#8E1B12',
    frameType: 'badge',
    frameColor: '#B42318',
  }),
  preset('extinguisher', 'fire', {
    eyeType: 'soft',
    foreColor: '#1E1E1E',
    eyeOutColor: '#B42318',
    frameType: 'label',
    frameColor: '#B42318',
  }),
  preset('exit', 'fire', {
    bodyType: 'horizontal',
    eyeType: 'arch',
    foreColor: '#0B5D3B',
    frameType: 'corners',
    frameColor: '#0B5D3B',
  }),

  preset('clinic', 'medical', {
    bodyType: 'round',
    eyeType: 'round',
    foreColor: '#0B5563',
    foreColorTwo: '#123B5D',
    gradientWay: 'vertical',
  }),
  preset('ward', 'medical', { bodyType: 'pebbles', eyeType: 'soft', foreColor: '#0B5858' }),
  preset('pharmacy', 'medical', {
    bodyType: 'round',
    eyeType: 'soft',
    foreColor: '#1B5E3C',
    frameType: 'rounded',
    frameColor: '#1B5E3C',
  }),

  preset('parcel', 'logistics', {
    bodyType: 'square',
    eyeType: 'octagon',
    foreColor: '#1A1A1A',
    frameType: 'banner',
    frameColor: '#1A1A1A',
  }),
  preset('warehouse', 'logistics', { bodyType: 'tiles', eyeType: 'soft', foreColor: '#6E4209', bgColor: '#FFF9EC' }),
  preset('coldChain', 'logistics', {
    bodyType: 'hexagon',
    eyeType: 'octagon',
    foreColor: '#0B4A6F',
    bgColor: '#F3F9FC',
  }),

  preset('vehicle', 'vehicle', {
    bodyType: 'soft',
    eyeType: 'shield',
    foreColor: '#1C2B39',
    eyeInColor: '#0B5FA5',
    frameType: 'rounded',
    frameColor: '#1C2B39',
  }),
  preset('parking', 'vehicle', {
    bodyType: 'pebbles',
    eyeType: 'round',
    foreColor: '#0B3F91',
    frameType: 'badge',
    frameColor: '#0B3F91',
  }),
  preset('bus', 'vehicle', {
    bodyType: 'horizontal',
    eyeType: 'gem',
    foreColor: '#0F5C4A',
    frameType: 'label',
    frameColor: '#0F5C4A',
  }),
]
