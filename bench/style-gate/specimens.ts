import fc from 'fast-check'
import {
  arbitraryBackground,
  arbitraryContent,
  arbitraryLogo,
  arbitraryStyle,
} from '../../packages/qr/test/arbitrary-style.ts'
import type { Specimen } from '../../packages/qr/test/judge-style.ts'

/** The same styles for the same seed, whoever asks. */
export function specimens(count: number, seed: number): Specimen[] {
  const any = fc.record({
    style: arbitraryStyle,
    content: arbitraryContent,
    logo: arbitraryLogo,
    background: arbitraryBackground,
  })
  return fc.sample(any, { numRuns: count, seed })
}
