export type { Sample } from './engine/sample-face.ts'
export { sampleFacts, sampleOf } from './engine/sampling.ts'
