import sharp from 'sharp'

export interface Effects {
  /** Degrees between the print and the sensor. */
  tilt: number
  /** Degrees by which the phone is turned. */
  turn: number
  /** Standard deviation in pixels. */
  blur: number
  /** Standard deviation in steps of 256. */
  noise: number
  /** Share of the light that the shadow takes. */
  shadow: number
  /** Side of the print against the short side of the photo. */
  share: number
  /** Long side in pixels. */
  frame: number
}

type Random = () => number
type Matrix = [number, number, number, number, number, number, number, number, number]

/** Puts a print on a sheet on a desk and looks at it from the side: RGB pixels of a 4:3 frame. */
export async function placeInFrame(print: Buffer, effects: Effects, random: Random) {
  const width = effects.frame
  const height = Math.round(width * 0.75)
  const side = Math.round(effects.share * height)
  const sheet = await sharp(print)
    .flatten({ background: '#fff' })
    .resize(side, side, { fit: 'inside' })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#f4f2ec' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const toSheet = inverse(projection(sheet.info, { width, height }, effects, random))
  const light = lightOver({ width, height }, effects.shadow, random)
  const desk = deskOf(random)
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const w = toSheet[6] * x + toSheet[7] * y + toSheet[8]
      const u = (toSheet[0] * x + toSheet[1] * y + toSheet[2]) / w
      const v = (toSheet[3] * x + toSheet[4] * y + toSheet[5]) / w
      const lit = light(x, y)
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = sampled(sheet, u, v, channel) ?? desk(x, y, channel)
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, Math.round(colour * lit)))
      }
    }
  }
  return { pixels, width, height }
}

interface Sides {
  width: number
  height: number
}

/** From the sheet to the photo: turned in its plane, tilted about any axis, seen by a phone's lens. */
function projection(sheet: Sides, frame: Sides, { tilt, turn }: Effects, random: Random): Matrix {
  const axis = random() * 2 * Math.PI
  const [t, c] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180]
  const [ax, ay] = [Math.cos(axis), Math.sin(axis)]
  const [ct, st, cc, sc] = [Math.cos(t), Math.sin(t), Math.cos(c), Math.sin(c)]
  const tilted = (x: number, y: number) => [
    (cc + ax * ax * (1 - cc)) * x + ax * ay * (1 - cc) * y,
    ax * ay * (1 - cc) * x + (cc + ay * ay * (1 - cc)) * y,
    sc * (ax * y - ay * x),
  ]
  const one = tilted(ct, st)
  const two = tilted(-st, ct)
  const focal = frame.width * 1.1
  const rows = [0, 1].map((row) => [one[row] as number, two[row] as number])
  const depth = [(one[2] as number) / focal, (two[2] as number) / focal]
  const centre = [
    frame.width * (0.5 + (random() - 0.5) * 0.08),
    frame.height * (0.5 + (random() - 0.5) * 0.08),
  ] as const
  const row = (of: 0 | 1): [number, number, number] => {
    const x = (rows[of]?.[0] ?? 0) + centre[of] * (depth[0] ?? 0)
    const y = (rows[of]?.[1] ?? 0) + centre[of] * (depth[1] ?? 0)
    return [x, y, centre[of] - (x * sheet.width) / 2 - (y * sheet.height) / 2]
  }
  const [dx, dy] = [depth[0] ?? 0, depth[1] ?? 0]
  return [...row(0), ...row(1), dx, dy, 1 - (dx * sheet.width) / 2 - (dy * sheet.height) / 2]
}

function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g]
  const whole = a * A + b * B + c * C
  const parts: Matrix = [
    A,
    c * h - b * i,
    b * f - c * e,
    B,
    a * i - c * g,
    c * d - a * f,
    C,
    b * g - a * h,
    a * e - b * d,
  ]
  return parts.map((part) => part / whole) as Matrix
}

/** Between four points of the sheet; undefined beside it. */
function sampled({ data, info }: { data: Buffer; info: Sides }, u: number, v: number, channel: number) {
  const [x, y] = [Math.floor(u), Math.floor(v)]
  if (x < 0 || y < 0 || x >= info.width - 1 || y >= info.height - 1) return undefined
  const at = (px: number, py: number) => data[(py * info.width + px) * 3 + channel] ?? 0
  const [fx, fy] = [u - x, v - y]
  const upper = at(x, y) * (1 - fx) + at(x + 1, y) * fx
  return upper * (1 - fy) + (at(x, y + 1) * (1 - fx) + at(x + 1, y + 1) * fx) * fy
}

/** A lamp on one side, and the soft edge of a hand's shadow across the picture. */
function lightOver({ width, height }: Sides, shadow: number, random: Random) {
  const [lamp, edge, place] = [random() * 2 * Math.PI, random() * 2 * Math.PI, (random() - 0.5) * 0.5]
  const softness = 0.03 + random() * 0.15
  return (x: number, y: number): number => {
    const [px, py] = [x / width - 0.5, y / height - 0.5]
    const slope = 0.9 - shadow * 0.4 * (0.5 + px * Math.cos(lamp) + py * Math.sin(lamp))
    const inShadow = 1 / (1 + Math.exp((px * Math.cos(edge) + py * Math.sin(edge) - place) / softness))
    return slope * (1 - shadow * inShadow)
  }
}

/** A surface with boards and grain, so that the background is not empty. */
function deskOf(random: Random) {
  const base = [60 + random() * 150, 60 + random() * 140, 50 + random() * 130]
  const [board, way] = [60 + random() * 140, random() * Math.PI]
  return (x: number, y: number, channel: number): number => {
    const along = x * Math.cos(way) + y * Math.sin(way)
    const joint = along % board < 4 && along % board > 0 ? -45 : 0
    return (base[channel] ?? 0) + joint + 12 * Math.sin(along / 7 + Math.sin(y / 31) * 2)
  }
}
