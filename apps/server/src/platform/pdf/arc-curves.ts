/** An arc of an ellipse as path data has it; `dx` and `dy` lead from its start to its end. */
export interface Arc {
  rx: number
  ry: number
  /** Degrees by which the ellipse is turned. */
  rotation: number
  large: boolean
  sweep: boolean
  dx: number
  dy: number
}

const quarter = Math.PI / 2

/**
 * The arc as Bézier curves, six numbers each (two handles and the end), counted from its start. The centre is found as
 * the SVG standard says (F.6.5); radii that are too small grow until they reach (F.6.6). Empty for a straight line.
 */
export function arcCurves({ rx: wideX, ry: wideY, rotation, large, sweep, dx, dy }: Arc): number[] {
  let rx = Math.abs(wideX)
  let ry = Math.abs(wideY)
  if (rx === 0 || ry === 0 || (dx === 0 && dy === 0)) return []
  const turn = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const halfX = (-dx / 2) * cos - (dy / 2) * sin
  const halfY = (dx / 2) * sin - (dy / 2) * cos
  const reach = (halfX / rx) ** 2 + (halfY / ry) ** 2
  if (reach > 1) {
    rx *= Math.sqrt(reach)
    ry *= Math.sqrt(reach)
  }
  const far = Math.max(0, 1 / Math.min(1, reach) - 1)
  const side = (large === sweep ? -1 : 1) * Math.sqrt(reach > 1 ? 0 : far)
  const centreX = (side * rx * halfY) / ry
  const centreY = (-side * ry * halfX) / rx
  const from = Math.atan2((halfY - centreY) / ry, (halfX - centreX) / rx)
  let swept = Math.atan2((-halfY - centreY) / ry, (-halfX - centreX) / rx) - from
  if (sweep && swept < 0) swept += 2 * Math.PI
  if (!sweep && swept > 0) swept -= 2 * Math.PI

  const count = Math.max(1, Math.ceil(Math.abs(swept) / quarter - 1e-9))
  const step = swept / count
  const handle = (4 / 3) * Math.tan(step / 4)
  const curves: number[] = []
  const add = (x: number, y: number) =>
    curves.push(
      dx / 2 + (x * rx + centreX) * cos - (y * ry + centreY) * sin,
      dy / 2 + (x * rx + centreX) * sin + (y * ry + centreY) * cos,
    )
  for (let at = 0; at < count; at++) {
    const [a, b] = [from + at * step, from + (at + 1) * step]
    add(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a))
    add(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b))
    add(Math.cos(b), Math.sin(b))
  }
  return curves
}
