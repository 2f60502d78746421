import dayjs from 'dayjs'

/** An instant as a field for moments writes it, on the reader's clock; empty for none. */
export const writtenMoment = (instant: string | null): string =>
  instant === null ? '' : dayjs(instant).format('YYYY-MM-DDTHH:mm')

/** The same back. */
export const instantOf = (written: string): string | null => (written === '' ? null : dayjs(written).toISOString())
