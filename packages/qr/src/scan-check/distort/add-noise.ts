import type { Grey } from '../pixels.ts'

/** Grain as of a cheap sensor: normally distributed with the given `sigma`, the same for every call. */
export function addNoise({ data, width, height }: Grey, sigma: number): Grey {
  const random = sequence(20_160_229)
  const noisy = data.map((value) => {
    // Twelve even numbers less six are close enough to a normal one.
    let sum = -6
    for (let k = 0; k < 12; k++) sum += random()
    return value + sum * sigma
  })
  return { data: noisy, width, height }
}

/** Numbers from 0 to 1 from a linear congruence (Numerical Recipes' constants). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
