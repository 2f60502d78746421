import type { Filter } from './filter.ts'
import { ChoiceField } from './late-fields.ts'

interface OneOf {
  label: string
  /** What can be asked for. Another one may stand in the address, and is asked for by the number. */
  ones: () => readonly { id: number; name: string }[]
  /** What the call names it; its name in the address without it. */
  asks?: string
}

const number = /^[1-9]\d{0,8}$/

/** One of some that have numbers (people, places), or any. The call is given the number. */
export const oneOf =
  ({ label, ones, asks }: OneOf) =>
  (name: string): Filter => {
    const called = (id: string) => ones().find((one) => String(one.id) === id)?.name ?? `#${id}`
    return {
      names: [name],
      read: (_, written) => (number.test(written) ? written : ''),
      asked: ({ [name]: id }) => (id ? { [asks ?? name]: Number(id) } : {}),
      chip: ({ [name]: id }, t) => (id ? t('app.filterChip', { label, value: called(id) }) : undefined),
      fields({ [name]: id = '' }, change) {
        const known = ones().map((one) => ({ value: String(one.id), label: one.name }))
        const other = id && !known.some(({ value }) => value === id) ? [{ value: id, label: called(id) }] : []
        return (
          <ChoiceField
            label={label}
            value={id}
            options={[...known, ...other]}
            onChange={(next) => change({ [name]: next })}
          />
        )
      },
    }
  }
