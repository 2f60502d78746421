import i18next from 'i18next'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../client.ts'
import { confirm, type Question } from '../confirm-store.ts'
import { toast } from '../toast-store.ts'
import { useSingleFlight } from '../use-single-flight.ts'

/** What was done, to be said; with `undo` it can be taken back for some seconds. */
export interface Done {
  said: string
  undo?: () => Promise<unknown>
}

/** Nothing is said of what a deed does not answer: it opened a dialog, or says it itself. */
type Outcome = Promise<Done | undefined | void> | void

/** One thing that can be done with a row. */
export interface Deed<Row> {
  key: string
  label: string
  icon: ReactNode
  danger?: boolean
  /** Menus draw a line between groups. */
  group?: string
  /** In a row of a table it stands beside the menu, not in it. */
  inSight?: true
  /** The key that does it on the row that has the focus: `Delete`, `F2`. */
  shortcut?: string
  /** Whether a menu of this row has it at all; it has without it. */
  fits?: (row: Row) => boolean
  /** Changes nothing of the account: open to who only looks. */
  looks?: true
  /** Why it cannot be done with this row; undefined when it can. */
  reason?: (row: Row) => string | undefined
  /** What is asked first, with what will happen; it may have to be looked up. */
  asks?: (row: Row) => Question | Promise<Question>
  /** Without it, and without an address, it is done with several rows only. */
  run?: (row: Row) => Outcome
  /** Where it leads instead, in a tab of its own. */
  href?: (row: Row) => string
  /** With all rows that are chosen; without it with one only. */
  many?: ManyDeed<Row>
}

/** One thing that can be done with several rows at once. */
export interface ManyDeed<Row> {
  /** Said in the bar, with how many; the deed's own label without it. */
  label?: (count: number) => string
  /** Why it cannot be done with these; what stands in the way of the first of them without it. */
  reason?: (rows: Row[]) => string | undefined
  asks?: (rows: Row[]) => Question
  /** Stands in a menu at the end of the bar. */
  folded?: true
  /** Where it leads, so that it is a link, while an address holds as much. */
  leads?: (rows: Row[]) => { to: string; search: Record<string, string> } | undefined
  /** `clear` chooses none again, for what goes on in a dialog. */
  run: (rows: Row[], clear: () => void) => Outcome
}

/** What is offered at all: who may do nothing but look is not offered the rest. */
export function offeredOf<Row>(deeds: readonly Deed<Row>[], looking: string | undefined): readonly Deed<Row>[] {
  return looking === undefined ? deeds : deeds.filter(({ looks, href }) => looks ?? href)
}

/** Why a deed cannot be done with rows that are chosen. */
export function reasonOf<Row>({ reason, many }: Deed<Row>, rows: Row[]): string | undefined {
  if (many?.reason) return many.reason(rows)
  return rows.map((row) => reason?.(row)).find((why) => why !== undefined)
}

/** What can be done with this row alone, as its menu offers it. */
export function deedsOfRow<Row>(deeds: readonly Deed<Row>[], row: Row): Deed<Row>[] {
  return deeds.filter(({ run, href, fits }) => (run ?? href) && (fits?.(row) ?? true))
}

interface Performed {
  asks: (() => Question | Promise<Question>) | undefined
  run: () => Outcome
  /** When it was done and said. */
  onDone?: () => void
}

/** Does deeds: asked first where it must be, once at a time, told to the lists, said, and taken back when asked. */
export function useDeeds<Row>(changed?: () => unknown) {
  async function takeBack(undo: () => Promise<unknown>) {
    try {
      await undo()
      toast.success(i18next.t('app.undone'))
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      changed?.()
    }
  }

  const { run, running } = useSingleFlight(async ({ asks, run: act, onDone }: Performed) => {
    try {
      if (asks && !(await confirm(await asks()))) return
    } catch (error) {
      toast.error(sentenceOf(error))
      return
    }
    const outcome = act()
    if (!outcome) return
    try {
      const done = await outcome
      onDone?.()
      const undo = done?.undo
      if (done) {
        toast.success(done.said, undo && { label: i18next.t('app.undo'), run: () => void takeBack(undo) })
      }
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      // Refused as well: what was asked may be gone.
      changed?.()
    }
  })

  return {
    running,
    perform: ({ asks, ...deed }: Deed<Row>, row: Row) =>
      run({ asks: asks && (() => asks(row)), run: () => deed.run?.(row) }),
    performMany: ({ asks, ...many }: ManyDeed<Row>, rows: Row[], clear: () => void) =>
      run({ asks: asks && (() => asks(rows)), run: () => many.run(rows, clear), onDone: clear }),
  }
}
