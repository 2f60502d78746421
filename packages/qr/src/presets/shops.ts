import { preset } from './preset.ts'

/** Looks for guests and buyers: meals, shops, coupons, events, sights. */
export const shops = [
  preset('food', 'catering', {
    bodyType: 'round',
    eyeType: 'circle',
    bgColor: '#FFF8EE',
    foreColor: '#7A3410',
    eyeInColor: '#B42318',
  }),
  preset('tea', 'catering', {
    bodyType: 'classy',
    eyeType: 'leaf',
    bgColor: '#F8F6EA',
    foreColor: '#3E5A2B',
    frameType: 'line',
    frameColor: '#3E5A2B',
  }),
  preset('coffee', 'catering', {
    bodyType: 'pebbles',
    eyeType: 'circle',
    bgColor: '#FBF5EE',
    foreColor: '#4A2C1A',
    frameType: 'badge',
    frameColor: '#4A2C1A',
  }),
  preset('hotpot', 'catering', {
    bodyType: 'liquid',
    eyeType: 'drop',
    foreColor: '#8E1B12',
    foreColorTwo: '#A8440B',
    gradientWay: 'vertical',
  }),

  preset('shelf', 'retail', { bodyType: 'horizontal', foreColor: '#222222', frameType: 'tag', frameColor: '#222222' }),
  preset('boutique', 'retail', {
    bodyType: 'diamond',
    eyeType: 'porthole',
    bgColor: '#FBF8F4',
    foreColor: '#2A2A2A',
    eyeInColor: '#7D5A2C',
  }),
  preset('market', 'retail', { bodyType: 'hexagon', eyeType: 'octagon', foreColor: '#2E5F1F' }),

  preset('coupon', 'coupon', { bodyType: 'dots', eyeType: 'round', bgColor: '#FFF6FA', foreColor: '#9C1C5B' }),
  preset('redPacket', 'coupon', {
    bodyType: 'dots',
    eyeType: 'flower',
    bgColor: '#FFF7EC',
    foreColor: '#A3161D',
    frameType: 'badge',
    frameColor: '#A3161D',
  }),
  preset('voucher', 'coupon', {
    bodyType: 'round',
    eyeType: 'ticket',
    foreColor: '#66240A',
    frameType: 'ticket',
    frameColor: '#B4500F',
  }),

  preset('concert', 'event', {
    bodyType: 'vertical',
    eyeType: 'circle',
    foreColor: '#4A148C',
    foreColorTwo: '#A3134F',
    gradientWay: 'vertical',
  }),
  preset('admission', 'event', {
    bodyType: 'pebbles',
    eyeType: 'ticket',
    foreColor: '#1F2A44',
    frameType: 'ticket',
    frameColor: '#1F2A44',
  }),
  preset('expo', 'event', { bodyType: 'tiles', eyeType: 'pixel', foreColor: '#0B4F8A' }),

  preset('scenic', 'scenic', {
    bodyType: 'dots',
    eyeType: 'circle',
    foreColor: '#1F6B2C',
    foreColorTwo: '#0B4F6C',
    gradientWay: 'diagonalUp',
  }),
  preset('garden', 'scenic', { bodyType: 'liquid', eyeType: 'arch', bgColor: '#F7F7EF', foreColor: '#2F4F3A' }),
  preset('seaside', 'scenic', {
    bodyType: 'classy',
    eyeType: 'drop',
    foreColor: '#0B6A8A',
    foreColorTwo: '#0B3B6C',
    gradientWay: 'vertical',
  }),
  preset('postcard', 'scenic', {
    bodyType: 'dots',
    eyeType: 'leaf',
    bgColor: '#FFFBF3',
    foreColor: '#6E3418',
    frameType: 'stamp',
    frameColor: '#A84F26',
  }),
]
