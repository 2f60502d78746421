import { CallError } from '@matai/client'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../client.ts'
import { toast } from './toast-store.ts'
import { useSingleFlight } from './use-single-flight.ts'

/** What is wrong with one value, in the reader's language; undefined when nothing is. May ask a lazy module. */
type Check<Values, Key extends keyof Values> = (
  value: Values[Key],
  values: Values,
) => string | undefined | Promise<string | undefined>

interface FormOptions<Values> {
  initial: Values
  checks?: { [Key in keyof Values]?: Check<Values, Key> }
  /** Called with checked values. A CallError that names fields is shown at them, any other as a message. */
  onSubmit: (values: Values) => Promise<void> | void
  /** The form shows by itself (`failure`) what is wrong with none of its fields; else it is a message at the top. */
  showsFailure?: boolean
}

/** State of one form: values, faults by field, and whether it is being sent. Faults vanish when their field changes. */
export function useForm<Values extends object>({ initial, checks = {}, onSubmit, showsFailure }: FormOptions<Values>) {
  const [begun, setBegun] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({})
  const [failure, setFailure] = useState<string>()
  // Grows with each sending that was refused, so that the first fault is looked for again.
  const [refused, setRefused] = useState(0)

  function set<Key extends keyof Values>(key: Key, value: Values[Key]) {
    setFailure(undefined)
    setValues((before) => ({ ...before, [key]: value }))
    setErrors(({ [key]: _cleared, ...others }) => others as typeof errors) // the rest of the same record
  }

  /** Checks the named fields, or all of them, and says whether they are right. */
  async function validate(keys = Object.keys(values) as (keyof Values)[]): Promise<boolean> {
    const answers = await Promise.all(keys.map(async (key) => [key, await checks[key]?.(values[key], values)] as const))
    const found = answers.filter(([, fault]) => fault)
    setErrors((before) => ({ ...before, ...Object.fromEntries(answers) }))
    return found.length === 0
  }

  const { run: send, running: sending } = useSingleFlight(async () => {
    setFailure(undefined)
    if (!(await validate())) return setRefused((times) => times + 1)
    try {
      await onSubmit(values)
    } catch (error) {
      showFailure(error)
    }
  })

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    await send()
  }

  function showFailure(error: unknown) {
    const issues = error instanceof CallError ? (error.data.issues ?? []) : []
    const known = issues.filter((issue) => String(issue.path[0]) in values)
    setRefused((times) => times + 1)
    if (known.length === 0) {
      if (showsFailure) setFailure(sentenceOf(error))
      else toast.error(sentenceOf(error))
    }
    setErrors((before) => ({ ...before, ...Object.fromEntries(known.map(({ path, message }) => [path[0], message])) }))
  }

  function reset(to: Values) {
    setBegun(to)
    setValues(to)
    setErrors({})
    setFailure(undefined)
  }

  /** What a field of the kit needs of one value. */
  function field<Key extends keyof Values>(key: Key) {
    return { value: values[key], onChange: (value: Values[Key]) => set(key, value), error: errors[key] }
  }

  const dirty = values !== begun && JSON.stringify(values) !== JSON.stringify(begun)
  return {
    values,
    errors,
    failure,
    refused,
    dirty,
    sending,
    set,
    field,
    setErrors,
    validate,
    submit,
    reset,
    showFailure,
  }
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>
