import type { Painter } from './painters.ts'

export const milliseconds = 1_500

/** Pictures a second; each content is a new one, as in a batch. */
export async function rateOf(paint: Painter, round: string | number): Promise<number> {
  const start = performance.now()
  let count = 0
  while (performance.now() - start < milliseconds) {
    const picture = await paint(`http://127.0.0.1:8080/q/R${round}n${count}`)
    if (picture.length < 100) throw new Error('a painter gave no picture')
    count += 1
  }
  return (count / (performance.now() - start)) * 1000
}
