import { formatNumber as n } from '../path/format-number.ts'
import { escapeXml } from '../xml.ts'
import type { Fill, GroupShape, ImageShape, PathShape, Shape, ShapeSheet, StrokeShape, TextShape } from './shape.ts'

const FONTS = "'Noto Sans SC','Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif"

/** The sheet as SVG, `width` and `height` in pixels or with a unit ('105mm'). The same string for the same shapes. */
export function shapesToSvg(sheet: ShapeSheet, { width, height }: { width: number | string; height: number | string }) {
  // Equal definitions have equal ids, so that several drawings can stand on one page.
  const definitions = new Map<string, string>()
  const body = sheet.shapes.map((shape) => toElement(shape, definitions)).join('')
  const defs = [...definitions.values()].join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${n(sheet.width)} ${n(sheet.height)}">${defs && `<defs>${defs}</defs>`}${body}</svg>`
  )
}

type Definitions = Map<string, string>

function toElement(shape: Shape, definitions: Definitions): string {
  switch (shape.kind) {
    case 'path':
      return pathElement(shape, definitions)
    case 'stroke':
      return strokeElement(shape)
    case 'image':
      return imageElement(shape, definitions)
    case 'text':
      return textElement(shape)
    case 'group':
      return groupElement(shape, definitions)
  }
}

function pathElement({ data, fill, crisp, opacity }: PathShape, definitions: Definitions): string {
  const edges = crisp ? ' shape-rendering="crispEdges"' : ''
  return `<path fill="${paint(fill, definitions)}"${faded(opacity)}${edges} d="${data}"/>`
}

function strokeElement({ data, colour, thickness, dash }: StrokeShape): string {
  const dashes = dash ? ` stroke-dasharray="${dash.map(n).join(' ')}"` : ''
  return `<path fill="none" stroke="${colour}" stroke-width="${n(thickness)}"${dashes} d="${data}"/>`
}

const ratios = {
  contain: '',
  cover: ' preserveAspectRatio="xMidYMid slice"',
  fill: ' preserveAspectRatio="none"',
} as const

function imageElement(image: ImageShape, definitions: Definitions): string {
  const { href, x, y, width, height, fit = 'contain', clip, opacity } = image
  const box = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`
  const cut = clip === undefined ? '' : ` clip-path="url(#${clipId(clip, definitions)})"`
  return `<image ${box}${ratios[fit]}${cut}${faded(opacity)} href="${href}"/>`
}

function textElement({ x, y, size, text, anchor, colour, bold }: TextShape): string {
  const weight = bold ? ' font-weight="700"' : ''
  return (
    `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}"${weight} text-anchor="${anchor}" ` +
    `fill="${colour}" font-family="${FONTS}" xml:space="preserve">${escapeXml(text)}</text>`
  )
}

function groupElement({ x, y, scale = 1, rotate = 0, clip, shapes }: GroupShape, definitions: Definitions): string {
  const grown = scale === 1 ? '' : ` scale(${precise(scale)})`
  const turned = rotate === 0 ? '' : ` rotate(${n(rotate)})`
  const inner = shapes.map((shape) => toElement(shape, definitions)).join('')
  const cut = clip === undefined ? '' : ` clip-path="url(#${clipId(clip, definitions)})"`
  return `<g transform="translate(${n(x)} ${n(y)})${grown}${turned}"${cut}>${inner}</g>`
}

function paint(fill: Fill, definitions: Definitions): string {
  if (typeof fill === 'string') return fill
  const { from, to, line } = fill
  const id = `g${from.slice(1)}${to.slice(1)}${line.map(n).join('-')}`
  const [x1, y1, x2, y2] = line.map(n)
  definitions.set(
    id,
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
      `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  )
  return `url(#${id})`
}

function clipId(clip: string, definitions: Definitions): string {
  const id = `c${hash(clip)}`
  definitions.set(id, `<clipPath id="${id}"><path d="${clip}"/></clipPath>`)
  return id
}

function faded(opacity: number | undefined): string {
  return opacity === undefined || opacity === 1 ? '' : ` opacity="${n(opacity)}"`
}

/** Modules are grown to millimetres by fractions that a thousandth is too coarse for. */
function precise(value: number): string {
  return String(Number(value.toPrecision(9)))
}

/** FNV-1a: short, and the same everywhere. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(36)
}
