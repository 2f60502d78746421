/** The file that samples name. */
export const sampleFileId = 's'.repeat(22)
