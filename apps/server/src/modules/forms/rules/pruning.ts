const day = 86_400_000

/** Days for which a draft that was never published is kept when a newer version is there. */
const draftDays = 90
/** Days for which a deleted form keeps what stood in it, as deleted live codes do. */
const deletedDays = 30
/** Nights that may be missed and are made up for. */
const missedDays = 7

/** What is let go of at a moment: drafts from before, and what was deleted in a stretch. */
export const pruningAt = (now: Date) => ({
  draftsBefore: new Date(now.getTime() - draftDays * day),
  deletedAfter: new Date(now.getTime() - (deletedDays + missedDays) * day),
  deletedBefore: new Date(now.getTime() - deletedDays * day),
})
