import { CallError } from '@matai/client'
import { type FormEvent, useRef, useState } from 'react'
import { sentenceOf } from '../client.ts'
import { changedAt, type Faults, nameOf, type Path, placeOf, withoutFaultsAt } from './forms/form-paths.ts'
import { toast } from './toast-store.ts'
import { useSingleFlight } from './use-single-flight.ts'

/** What is wrong with one value, or by their names with values inside of it: `{ '0.mobile': … }`. */
type Fault = string | Record<string, string | undefined> | undefined

/** What is wrong with one value, in the reader's language; undefined when nothing is. May ask a lazy module. */
type Check<Values, Key extends keyof Values> = (value: Values[Key], values: Values) => Fault | Promise<Fault>

interface FormOptions<Values> {
  initial: Values
  checks?: { [Key in keyof Values]?: Check<Values, Key> }
  /** Called with checked values. A CallError that names fields is shown at them, any other as a message. */
  onSubmit: (values: Values) => Promise<void> | void
  /** The form shows by itself (`failure`) what is wrong with none of its fields; else it is a message at the top. */
  showsFailure?: boolean
  /** Which value the server's word about its input belongs to, where the two are built differently. */
  valueAt?: (path: Path) => Path | undefined
}

/** What a field of the kit needs of one value. */
export interface FieldOf<Value> {
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
}

/** State of one form: values, faults by field, and whether it is being sent. Faults vanish when their field changes. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, checks, onSubmit, showsFailure, valueAt } = options
  const [begun, setBegun] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Faults<Values>>({} as Faults<Values>)
  const [failure, setFailure] = useState<string>()
  // Grows with each sending that was refused, so that the first fault is looked for again.
  const [refused, setRefused] = useState(0)
  // Fields inside of lists and objects that are on the screen: what is wrong with them is said there.
  const inner = useRef(new Set<string>())

  function setAt(path: Path, value: unknown) {
    setFailure(undefined)
    setValues((before) => changedAt(before, path, value))
    setErrors((before) => withoutFaultsAt(before, path))
  }

  function set<Key extends keyof Values>(key: Key, value: Values[Key]) {
    setAt([String(key)], value)
  }

  /** Checks the named values, or all of them, and says whether they are right. */
  async function validate(keys = Object.keys(values) as (keyof Values & string)[]): Promise<boolean> {
    const answers = await Promise.all(
      keys.map(async (key) => named(key, await checks?.[key]?.(values[key], values)).filter(([, fault]) => fault)),
    )
    const found = answers.flat()
    setErrors((before) => ({
      ...keys.reduce((faults, key) => withoutFaultsAt(faults, [key]), before),
      ...Object.fromEntries(found),
    }))
    return found.length === 0
  }

  const {
    run: send,
    running: sending,
    isRunning: isSending,
  } = useSingleFlight(async () => {
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
    const known = issues.flatMap(({ path, message }) => {
      const way = valueAt ? valueAt(path) : path
      return way && String(way[0]) in values ? [[placeOf(way, inner.current), message] as const] : []
    })
    setRefused((times) => times + 1)
    if (known.length === 0) {
      if (showsFailure) setFailure(sentenceOf(error))
      else toast.error(sentenceOf(error))
    }
    setErrors((before) => ({ ...before, ...Object.fromEntries(known) }))
  }

  function reset(to: Values) {
    setBegun(to)
    setValues(to)
    setErrors({} as Faults<Values>)
    setFailure(undefined)
  }

  /** What a field of the kit needs of one value, also of one inside of a list: `field('contacts', 0, 'mobile')`. */
  function field<A extends keyof Values>(a: A): FieldOf<Values[A]>
  function field<A extends keyof Values, B extends keyof Values[A]>(a: A, b: B): FieldOf<Values[A][B]>
  function field<A extends keyof Values, B extends keyof Values[A], C extends keyof Values[A][B]>(
    a: A,
    b: B,
    c: C,
  ): FieldOf<Values[A][B][C]>
  function field(...path: PropertyKey[]): FieldOf<unknown> {
    const way = path.map((step) => (typeof step === 'number' ? step : String(step)))
    const name = nameOf(way)
    if (way.length > 1) inner.current.add(name)
    return {
      value: way.reduce<unknown>((held, step) => (held as Record<string, unknown>)[step], values),
      onChange: (value) => setAt(way, value),
      error: (errors as Record<string, string | undefined>)[name],
    }
  }

  const dirty = values !== begun && JSON.stringify(values) !== JSON.stringify(begun)
  return {
    values,
    errors,
    failure,
    refused,
    dirty,
    sending,
    isSending,
    set,
    field,
    setErrors,
    validate,
    submit,
    reset,
    showFailure,
  }
}

/** The names of what a check found, from the top of the form. */
function named(key: string, fault: Fault): [string, string | undefined][] {
  if (typeof fault !== 'object') return [[key, fault]]
  return Object.entries(fault).map(([inside, says]) => [`${key}.${inside}`, says])
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>
