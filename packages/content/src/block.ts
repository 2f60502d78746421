import { line, orEmpty, record } from '@matai/kinds'
import * as z from 'zod/mini'

/** Lasts as long as the block, so that editors and visitors' pages can follow it through changes. */
const id = z.string().check(z.regex(/^[\w-]{1,32}$/))

/** The schema of one type of block. */
export function block<const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return record({ id, type: z.literal(type), ...shape })
}

/** Longest caption, title or alternative text, in characters. */
export const captionMax = 200

export const caption = () => orEmpty(line(captionMax, { variables: true }))

/** Longest text on a button; and what may be typed of it while variables are still to be filled. */
export const buttonTextMax = 30
const openTextMax = 200

export const buttonText = () => line(buttonTextMax, { missing: 'blocks.textMissing', variables: { max: openTextMax } })
