import type { PhraseKey } from '@matai/i18n'
import type * as z from 'zod/mini'
import type { Facts } from './facts.ts'
import type { Problem } from './problem.ts'

/**
 * A value of an answer for the columns that are searched. `part` says of what: '' the whole answer, an option's id, or
 * a named part such as `birthday`. `number` is decimal; `time` is `2026-03-02` or `2026-03-02T09:30` in the account's
 * zone, or `09:30`.
 */
export interface Typed {
  part: string
  text: string
  number: string | null
  time: string | null
}

export const typedText = (text: string, part = ''): Typed => ({ part, text, number: null, time: null })
export const typedNumber = (number: string, part = ''): Typed => ({ part, text: number, number, time: null })
export const typedTime = (time: string, part = ''): Typed => ({ part, text: time, number: null, time })

/** Something that is used up: an option with a quota, places of a slot. Counted together with the record. */
export interface Claim {
  key: string
  amount: number
  /** null: no end */
  most: number | null
}

/** A stretch of a day that can be booked, with the `key` of its claims. */
export interface DayPlace {
  key: string
  slot: string
  from: string
  until: string
  /** null: no end */
  most: number | null
}

/** Points of an exam question; `full` when nothing is missing. */
export interface Score {
  points: number
  most: number
}

/** What of the person a component asks for; so a record knows its filler. */
export type PersonFact = 'name' | 'phone' | 'wechat' | 'idcard' | 'age' | 'sex' | 'employeeId' | 'carNumber'

export interface StatusChange {
  status: number
  item: number
}

/** An option as conditions and reports know it. */
export interface Choice {
  id: string
  label: string
  /** what it is called in the reader's language, where the form's author has no word for it */
  phrase?: PhraseKey
}

/** What is known of a form component without any page. Every function is pure and total over parsed input. */
export interface SchemaFace<Settings = unknown, Answer = unknown> {
  settings: z.core.$ZodType<Settings>
  /** the stored answer; null for what collects none */
  answer: z.core.$ZodType<Answer> | null
  /** what a finished form must not have; a draft may */
  faults(settings: Settings): Problem[]
  /** what is wrong with an answer that has the shape and is not blank */
  check(settings: Settings, answer: Answer, facts: Facts): Problem[]
  /** what is missing of a question that must be answered and was not, where more than itself can be named */
  lacks?(settings: Settings, facts: Facts): Problem[]
  typed(answer: Answer, settings: Settings): Typed[]
  /** what stands there before anybody answers */
  initial?(settings: Settings, facts: Pick<Facts, 'now' | 'zone'>): Answer | undefined
  /** an answer from a text that is known already; undefined where the text is none */
  fromText?(text: string, settings: Settings): Answer | undefined
  /** what can be chosen */
  choices?(settings: Settings): Choice[]
  /** whether only one of the choices can be */
  isSingle?(settings: Settings): boolean
  claims?(answer: Answer, settings: Settings): Claim[]
  /** what can be booked on a day (`2026-03-02`) */
  placesOn?(settings: Settings, day: string): DayPlace[]
  /** by how much the code's stock moves, decimal, below zero for out */
  movement?(answer: Answer, settings: Settings): string
  statusChanges?(answer: Answer, settings: Settings): StatusChange[]
  /** of an exam question; a blank answer comes as undefined */
  score?(settings: Settings, answer: Answer | undefined): Score
  person?: PersonFact
  /** the answer as somebody reads it who may not see all of it; undefined where nothing is hidden */
  hidden?(answer: Answer, settings: Settings): Answer | undefined
  /** whether its answer is a number that can be computed with */
  isNumeric?: true
  /** whether its answer is a day, or a moment of one */
  isDated?: true
}

/** For what collects no answer. */
export const noAnswer = { answer: null, check: () => [], typed: () => [] }
