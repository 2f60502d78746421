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
}

/** State of one form: values, faults by field, and whether it is being sent. Faults vanish when their field changes. */
export function useForm<Values extends object>({ initial, checks = {}, onSubmit }: FormOptions<Values>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({})

  function set<Key extends keyof Values>(key: Key, value: Values[Key]) {
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
    if (!(await validate())) return
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
    if (known.length === 0) toast.error(sentenceOf(error))
    setErrors((before) => ({ ...before, ...Object.fromEntries(known.map(({ path, message }) => [path[0], message])) }))
  }

  function reset(to: Values) {
    setValues(to)
    setErrors({})
  }

  return { values, errors, sending, set, setErrors, validate, submit, reset, showFailure }
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>
