import fc from 'fast-check'
import {
  bodyTypes,
  eyeTypes,
  foreTypes,
  frameTypes,
  gradientWays,
  levels,
  logoShapes,
  type QrStyle,
  rotations,
  styleLimits,
} from '../src/style.ts'
import { pngOf } from './png-of.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const darkColour = fc.constantFrom('#000000', '#16211D', '#0A5A3C', '#123A8C', '#7A1020', '#C41E3A', '#1677FF')
const lightColour = fc.constantFrom('#FFFFFF', '#FFFFFF', '#FFF8E7', '#E8F5EE', '#FFD84D')
const ink = fc.oneof({ weight: 9, arbitrary: darkColour }, { weight: 1, arbitrary: anyColour })
const paper = fc.oneof({ weight: 9, arbitrary: lightColour }, { weight: 1, arbitrary: anyColour })

const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max })

/** Styles as people make them: mostly sensible, one in ten colours is anything at all. */
export const arbitraryStyle: fc.Arbitrary<QrStyle> = fc.record({
  bgColor: paper,
  bgFade: within(styleLimits.bgFade),
  // One in six has a picture under the code.
  bgUrl: fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant('/files/background.png') },
  ),
  bodyType: fc.constantFrom(...bodyTypes),
  embedText: fc.constantFrom('', '', '', '灭火器 A-01', 'Meeting room 3 <left>'),
  embedTextColor: ink,
  embedTextSize: within(styleLimits.embedTextSize),
  eyeInColor: fc.option(ink, { freq: 2 }),
  eyeInType: fc.option(fc.constantFrom(...eyeTypes)),
  eyeOutColor: fc.option(ink, { freq: 2 }),
  eyeType: fc.constantFrom(...eyeTypes),
  foreColor: ink,
  foreColorTwo: fc.option(ink),
  foreType: fc.constantFrom(...foreTypes),
  frameColor: ink,
  frameText: fc.constantFrom('', '扫一扫', 'Scan me'),
  // Half of all styles have no frame.
  frameType: fc.oneof(fc.constant('none' as const), fc.constantFrom(...frameTypes)),
  gradientWay: fc.constantFrom(...gradientWays),
  level: fc.constantFrom(...levels, 'H' as const),
  logoShadow: fc.boolean(),
  logoShap: fc.constantFrom(...logoShapes),
  logoSize: fc.oneof(
    { weight: 3, arbitrary: within({ min: 10, max: 22 }) },
    { weight: 1, arbitrary: within(styleLimits.logoSize) },
  ),
  logoUrl: fc.option(fc.constant('/files/logo.png'), { freq: 2 }),
  margin: within(styleLimits.margin),
  rotate: fc.constantFrom(...rotations),
  size: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(300, 400, 500) },
    { weight: 3, arbitrary: within({ min: 240, max: 700 }) },
    { weight: 1, arbitrary: fc.constantFrom(1000, 1400) },
    { weight: 1, arbitrary: within({ min: 100, max: 300 }) },
  ),
})

const shortId = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'),
  minLength: 8,
  maxLength: 8,
})
const chinese = fc.string({
  unit: fc.constantFrom(...'消防设备巡检一号楼三层会议室登记报修电话地址请扫码'),
  minLength: 4,
  maxLength: 60,
})

/** The addresses that live codes carry, and what else people put into a code. */
export const arbitraryContent: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: shortId.map((id) => `http://127.0.0.1:8080/q/${id}`) },
  { weight: 2, arbitrary: shortId.map((id) => `https://code.example.com/q/${id}`) },
  { weight: 2, arbitrary: chinese },
  { weight: 1, arbitrary: fc.webUrl() },
  { weight: 1, arbitrary: fc.tuple(shortId, within({ min: 2, max: 50 })).map(([id, times]) => id.repeat(times)) },
)

const eye = 'M0 0h63v63h-63zM9 9v45h45v-45zM18 18h27v27h-27z'

/** Pictures to put into a code, from harmless to as confusing as a piece of another code. */
export const arbitraryLogo: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    '<rect width="64" height="64" fill="#0a7"/><circle cx="32" cy="32" r="20" fill="#fff"/>',
    '<rect width="64" height="64"/>',
    '<path d="M32 2l30 60h-60z" fill="#c33"/>',
    '<circle cx="32" cy="32" r="30" fill="#16b"/><path d="M16 30h32v6h-32z" fill="#fff"/>',
    '<path d="M0 0h8v8h-8zM16 0h8v8h-8zM8 8h8v8h-8zM40 16h8v24h-8zM0 32h24v8h-24zM56 0h8v64h-8zM24 48h16v16h-16z"/>',
    '<path fill-rule="evenodd" d="M0 0h63v63h-63zM9 9v45h45v-45zM18 18h27v27h-27z"/>',
  ].map((shapes) => pngOf(shapes)),
  // Wide and tall ones: an emblem with a name, a bar, a dark stripe, and what looks like an eye beside letters.
  pngOf('<rect width="160" height="64" fill="#0a7"/><circle cx="32" cy="32" r="24" fill="#fff"/>', [160, 64]),
  pngOf('<path d="M0 0h300v60h-300z" fill="#123"/><path d="M20 24h260v12h-260z" fill="#fff"/>', [300, 60]),
  pngOf('<rect width="50" height="150"/>', [50, 150]),
  pngOf(`<path fill-rule="evenodd" d="${eye}M84 10h8v48h-8zM108 10h8v48h-8zM132 28h40v10h-40z"/>`, [180, 64]),
  pngOf(`<path fill-rule="evenodd" d="${eye}M8 84h48v8h-48zM8 108h48v8h-48z"/>`, [64, 130]),
)

/** Pictures to lay under a code: pale, colourful, dark, and as busy as stripes of the width of a module. */
export const arbitraryBackground: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    '<rect width="64" height="64" fill="#dfe8ff"/><circle cx="20" cy="44" r="18" fill="#ffe0c0"/>',
    '<rect width="64" height="64" fill="#3a7"/><circle cx="40" cy="20" r="26" fill="#f60"/><path d="M0 64l40-30 24 30z" fill="#06c"/>',
    '<rect width="64" height="64" fill="#102030"/><circle cx="32" cy="32" r="12" fill="#fff"/>',
    `<rect width="64" height="64" fill="#fff"/>${stripes()}`,
  ].map((shapes) => pngOf(shapes)),
)

function stripes(): string {
  return Array.from({ length: 16 }, (_, at) => `<rect x="${at * 4}" width="2" height="64"/>`).join('')
}
