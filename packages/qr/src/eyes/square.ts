import type { EyeShape } from './eye-shape.ts'

export const square: EyeShape = {
  crisp: true,
  ring: (x, y) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5z`,
  ball: (x, y) => `M${x + 2} ${y + 2}h3v3h-3z`,
}
