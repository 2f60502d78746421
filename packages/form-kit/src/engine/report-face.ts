import type { PhraseKey } from '@matai/i18n'
import type { Decimal } from './decimals.ts'
import type { Point, Tally } from './tally.ts'

export interface OptionCount {
  id: string
  /** empty where the option is no longer in the form */
  label: string
  /** as in `Choice` */
  phrase?: PhraseKey
  count: number
}

/** Summary of numbers; null where there is none yet. */
export interface NumberSummary {
  count: number
  sum: Decimal
  min: Decimal | null
  max: Decimal | null
  mean: Decimal | null
}

export interface Step {
  value: number
  count: number
}

/** What a report shows of a component; `answered` counts the records that have an answer. */
export type ReportValue =
  | { shape: 'none' }
  | { shape: 'answered'; answered: number }
  | { shape: 'options'; answered: number; options: OptionCount[] }
  | { shape: 'numbers'; answered: number; summary: NumberSummary }
  | { shape: 'scale'; answered: number; mean: Decimal | null; steps: Step[] }
  /** `score` from -100 to 100, null without answers */
  | {
      shape: 'nps'
      answered: number
      promoters: number
      passives: number
      detractors: number
      score: number | null
      steps: Step[]
    }
  | { shape: 'words'; answered: number; words: { word: string; count: number }[] }
  /** Places the most frequent first, and how many of each province by the two digits of its code. */
  | {
      shape: 'places'
      answered: number
      options: OptionCount[]
      provinces: { code: string; label: string; count: number }[]
    }
  | { shape: 'days'; answered: number; days: { date: string; count: number }[] }
  | {
      shape: 'exam'
      answered: number
      full: number
      part: number
      none: number
      summary: NumberSummary
      options: OptionCount[]
    }
  | { shape: 'table'; answered: number; columns: { id: string; label: string; value: ReportValue }[] }

/** How answers of a component become a report. Keeping and merging is the same for all (`tally.ts`). */
export interface ReportFace<Settings = unknown, Answer = unknown> {
  points(answer: Answer, settings: Settings): Point[]
  finish(tally: Tally, settings: Settings): ReportValue
  /** How many counts of a day are kept, the greatest first; undefined: all. */
  keptAtMost?: number
}
