import type { Composed, GroupShape } from '@matai/qr'
import type { Box } from './box.ts'
import { round } from './numbers.ts'

/** Where a code with all that its style draws around it lies: as large as the box allows, in its middle. */
export function codeBox({ width, height }: Pick<Composed, 'width' | 'height'>, box: Box): Box {
  const scale = Math.min(box.width / width, box.height / height)
  const size = { width: width * scale, height: height * scale }
  return { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2, ...size }
}

/** Its quiet zone is part of what is drawn, so nothing of the label shows through there. */
export function codeShape(code: Composed, box: Box): GroupShape {
  const { x, y, width } = codeBox(code, box)
  return { kind: 'group', x: round(x), y: round(y), scale: width / code.width, shapes: code.shapes }
}
