import type { Grey } from '../pixels.ts'

// A prime number of values, so that the grain does not repeat along with the rows.
const VALUES = 65_521
let grain: Float32Array | undefined

/** Grain as of a cheap sensor: normally distributed with the given `sigma`, the same for every call. */
export function addNoise({ data, width, height }: Grey, sigma: number): Grey {
  grain ??= normal()
  const noisy = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at++) noisy[at] = (data[at] ?? 0) + sigma * (grain[at % VALUES] ?? 0)
  return { data: noisy, width, height }
}

/** One of normally distributed numbers around zero, of a standard deviation of one; the same for the same place. */
export function grainAt(at: number): number {
  grain ??= normal()
  return grain[at % VALUES] ?? 0
}

/** Normally distributed numbers (Box and Muller). */
function normal(): Float32Array {
  const random = sequence(20_160_229)
  return Float32Array.from(
    { length: VALUES },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  )
}

/** Numbers from 0 to 1 from a linear congruence (Numerical Recipes' constants). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
