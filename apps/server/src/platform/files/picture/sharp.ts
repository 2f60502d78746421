import sharp from 'sharp'

// One thread each and no cache: what runs side by side is decided by the slots, so that memory has a bound.
sharp.cache(false)
sharp.concurrency(1)

/** Most pixels of a picture that is read, all frames together; 50 million take about 200 MB. */
export const maxPixels = 50_000_000

export { sharp }
