import type { Filter } from './filter.ts'
import { YesField } from './late-fields.ts'

/** Only what is so, or everything: `chip` says it in short. */
export const yes =
  ({ label, chip = label }: { label: string; chip?: string }) =>
  (name: string): Filter => ({
    names: [name],
    read: (_, written) => (written === 'true' ? written : ''),
    asked: ({ [name]: on }) => (on ? { [name]: true } : {}),
    chip: ({ [name]: on }) => (on ? chip : undefined),
    fields: ({ [name]: on }, change) => (
      <YesField label={label} isOn={on === 'true'} onChange={(isOn) => change({ [name]: isOn ? 'true' : '' })} />
    ),
  })
