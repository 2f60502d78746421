import { type Arc, arcCurves } from './arc-curves.ts'
import type { OperatorSink } from './operator-sink.ts'
import { scanPath } from './path-scanner.ts'

/**
 * Path data (M H V L C Q A Z and their small letters) as the operators of a PDF page, without painting it. Everything
 * becomes absolute, quadratic curves become cubic, arcs become curves.
 */
export function addPath(data: string, sink: OperatorSink): void {
  const scan = scanPath(data)
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  let command = ''

  function curve(x1: number, y1: number, x2: number, y2: number, toX: number, toY: number): void {
    sink.number(x1)
    sink.number(y1)
    sink.number(x2)
    sink.number(y2)
    point(toX, toY, 'c\n')
  }
  function point(toX: number, toY: number, operator: string): void {
    sink.number(toX)
    sink.number(toY)
    sink.text(operator)
    x = toX
    y = toY
  }

  for (;;) {
    const next = scan.command()
    if (next !== '') command = next
    else if (scan.isAtEnd()) return
    // Further pairs after M are lines; nothing may follow Z but a command.
    else if (command === 'M' || command === 'm') command = command === 'M' ? 'L' : 'l'
    else if (command === '' || command === 'Z' || command === 'z') throw new Error('path data without a command')

    const isSmall = command >= 'a'
    const fromX = isSmall ? x : 0
    const fromY = isSmall ? y : 0
    switch (command) {
      case 'M':
      case 'm':
        point(fromX + scan.number(), fromY + scan.number(), 'm\n')
        startX = x
        startY = y
        break
      case 'L':
      case 'l':
        point(fromX + scan.number(), fromY + scan.number(), 'l\n')
        break
      case 'H':
      case 'h':
        point(fromX + scan.number(), y, 'l\n')
        break
      case 'V':
      case 'v':
        point(x, fromY + scan.number(), 'l\n')
        break
      case 'C':
      case 'c': {
        const [x1, y1] = [fromX + scan.number(), fromY + scan.number()]
        const [x2, y2] = [fromX + scan.number(), fromY + scan.number()]
        curve(x1, y1, x2, y2, fromX + scan.number(), fromY + scan.number())
        break
      }
      case 'Q':
      case 'q': {
        const [handleX, handleY] = [fromX + scan.number(), fromY + scan.number()]
        const [toX, toY] = [fromX + scan.number(), fromY + scan.number()]
        const third = (from: number, handle: number) => from + (2 / 3) * (handle - from)
        curve(third(x, handleX), third(y, handleY), third(toX, handleX), third(toY, handleY), toX, toY)
        break
      }
      case 'A':
      case 'a': {
        const [rx, ry, rotation] = [scan.number(), scan.number(), scan.number()]
        const [large, sweep] = [scan.flag(), scan.flag()]
        const [beginX, beginY] = [x, y]
        const [toX, toY] = [fromX + scan.number(), fromY + scan.number()]
        const c = knownArc({ rx, ry, rotation, large, sweep, dx: toX - x, dy: toY - y })
        if (c.length === 0) point(toX, toY, 'l\n')
        const px = (at: number) => beginX + (c[at] ?? 0)
        const py = (at: number) => beginY + (c[at] ?? 0)
        for (let at = 0; at < c.length; at += 6)
          curve(px(at), py(at + 1), px(at + 2), py(at + 3), px(at + 4), py(at + 5))
        break
      }
      case 'Z':
      case 'z':
        sink.text('h\n')
        x = startX
        y = startY
        break
      default:
        throw new Error(`path data with the command ${command}`)
    }
  }
}

/** Codes of dots are thousands of the same two arcs; so the last few kinds are kept. */
const keptArcs = 12
const arcs: { arc: Arc; curves: number[] }[] = []
let oldest = 0

function knownArc(arc: Arc): number[] {
  for (const known of arcs) if (isSame(known.arc, arc)) return known.curves
  const curves = arcCurves(arc)
  arcs[oldest] = { arc, curves }
  oldest = (oldest + 1) % keptArcs
  return curves
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6

function isSame(a: Arc, b: Arc): boolean {
  return (
    isNear(a.dx, b.dx) &&
    isNear(a.dy, b.dy) &&
    a.sweep === b.sweep &&
    a.large === b.large &&
    a.rx === b.rx &&
    a.ry === b.ry &&
    a.rotation === b.rotation
  )
}
