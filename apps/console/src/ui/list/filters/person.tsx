import { Select } from 'antd'
import { Field } from '../../field.tsx'
import type { Filter } from './filter.ts'

interface Person {
  label: string
  /** Who can be asked for. Somebody else may stand in the address, and is asked for by the number. */
  people: () => readonly { id: number; name: string }[]
}

const number = /^[1-9]\d{0,8}$/

/** Somebody of the account, or anybody. The call is given a number. */
export const person =
  ({ label, people }: Person) =>
  (name: string): Filter => {
    const called = (id: string) => people().find((one) => String(one.id) === id)?.name ?? `#${id}`
    return {
      names: [name],
      read: (_, written) => (number.test(written) ? written : ''),
      asked: ({ [name]: id }) => (id ? { [name]: Number(id) } : {}),
      chip: ({ [name]: id }, t) => (id ? t('app.filterChip', { label, value: called(id) }) : undefined),
      fields({ [name]: id = '' }, change, t) {
        const known = people().map((one) => ({ value: String(one.id), label: one.name }))
        const asked = id && !known.some(({ value }) => value === id) ? [{ value: id, label: called(id) }] : []
        return (
          <Field label={label}>
            <Select
              value={id}
              onChange={(next) => change({ [name]: next })}
              options={[{ value: '', label: t('app.filterAny') }, ...known, ...asked]}
            />
          </Field>
        )
      },
    }
  }
