import { recordingSchema } from '../../parts/recordings.ts'

/** Longest recording, in seconds (specification, section 9). */
const longest = 600

export const schema = recordingSchema('audio', longest)
