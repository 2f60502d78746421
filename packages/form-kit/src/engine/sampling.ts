import { samples } from '../maps/samples.ts'
import type { ComponentType } from '../maps/schemas.ts'
import type { Facts } from './facts.ts'
import type { Sample } from './sample-face.ts'

/** One good example of a component, and what must come of it. */
export const sampleOf = (type: ComponentType): Sample => samples[type]

/** What is known while samples are checked: Monday 2 March 2026, ten o'clock in Shanghai. */
export const sampleFacts: Facts = {
  now: Date.UTC(2026, 2, 2, 2),
  zone: 'Asia/Shanghai',
  mobileOf: (number) => {
    if (/^\+861[3-9]\d{9}$/.test(number)) return { country: 'CN' }
    return /^\+1[2-9]\d{9}$/.test(number) ? { country: 'US' } : null
  },
}
