import i18next from 'i18next'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Kept } from '../drafts/draft-store.ts'
import { useKeptDraft } from '../drafts/use-kept-draft.ts'
import { toast } from '../toast-store.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { type FoundElsewhere, foundElsewhere } from './found-elsewhere.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** What is saved in versions: whoever saves names the one that he began from. */
export interface Versioned {
  id: string | number
  version: number
  updatedAt: string
}

/** What became of a save. */
export interface Saved<Content> {
  sent: Content
  /** What the server had before. */
  before: Content
  /** It was not there before: a first save, or a copy. */
  isNew: boolean
}

export interface VersionedOptions<Item extends Versioned, Content, Wish> {
  /** Under which unsaved work is kept. */
  draftKey: string
  /** Unsaved work of an earlier visit, which the editor begins with. */
  draft: (Kept & { version: number | null }) | null
  /** What the server has; null for something new. */
  known: { id: Item['id']; version: number } | null
  /** What the server has, as content. */
  begun: Content
  /** What the editor has now. */
  content: Content
  same: (one: Content, other: Content) => boolean
  /** What a draft needs beside the content, such as files; the same object while nothing changes. */
  beside: object
  /** False when something stands in the way, which it has said then. */
  check: (content: Content) => boolean
  /** Stores the content over a version of something, or as something new. */
  send: (content: Content, over: { id: Item['id']; version?: number } | null, wish: Wish | undefined) => Promise<Item>
  load: (id: Item['id']) => Promise<Item>
  contentOf: (item: Item) => Content
  /** The same under another name: the one that was asked for, else one that says that it is a copy. */
  copied: (content: Content, name?: string) => Content
  /** Goes on from what was saved elsewhere, as one step that can be undone. */
  goOn: (item: Item) => void
  /** Forgets all steps and goes on from there; without an item from what the editor began with. */
  restart: (content: Content, item?: Item) => void
  undo: () => void
  redo: () => void
  onSaved: (item: Item, saved: Saved<Content>) => Promise<void> | void
  onRefused: (error: unknown, sent: Content) => void
  /** The reader may only look. */
  locked: boolean
  /** The editor has keys of its own. */
  ownKeys?: boolean
}

/** How one save differs from another: over what somebody saved meanwhile, as a copy, and what its editor asks for. */
interface Way<Item, Wish> {
  over?: Item
  copy?: { name: string | undefined }
  wish?: Wish | undefined
}

/**
 * Everything that saving in versions needs, for an editor that holds the content itself: one save at a time, what is
 * unsaved kept in this browser, and nothing lost when somebody saved or deleted it meanwhile.
 */
export function useVersioned<Item extends Versioned, Content, Wish = never>(
  options: VersionedOptions<Item, Content, Wish>,
) {
  const { draftKey, known, begun, content, same, beside } = options
  // Work that is what the server has was saved after all, by a page that was left before it could forget it.
  const [draft] = useState(() => (options.draft && !same(content, begun) ? options.draft : null))
  const beginning = draft ? draft.version : (known?.version ?? null)
  const [saved, setSaved] = useState(begun)
  const [version, setVersion] = useState(beginning)
  const [notice, setNotice] = useState(draft)
  const [conflict, setConflict] = useState<(FoundElsewhere<Item> & { wish: Wish | undefined }) | null>(null)
  // Keys come faster than the screen is drawn: what something new became must be known at once.
  const stored = useRef({ id: known?.id, version: beginning })

  const dirty = useMemo(() => !same(content, saved), [content, saved, same])
  const unsaved = useRef(false)
  const latest = useRef(content)
  useEffect(() => {
    unsaved.current = dirty
    latest.current = content
  }, [dirty, content])
  useLeaveGuard(unsaved, { kept: true })
  const work = useMemo(() => (dirty ? { content, ...beside, version } : null), [dirty, content, beside, version])
  const forget = useKeptDraft(draftKey, work, options.draft !== null)

  function isAt(next: Content, at: number | null) {
    stored.current.version = at
    setVersion(at)
    setSaved(next)
  }

  const { run, running: saving } = useSingleFlight(async (way: Way<Item, Wish>) => {
    if (options.locked) return
    const sent = way.copy ? options.copied(content, way.copy.name) : content
    if (!options.check(sent)) return
    setConflict(null)
    const { id, version: edited } = stored.current
    const target = way.copy || id === undefined ? null : { id, ...versionOf(way.over?.version ?? edited) }
    let item: Item
    try {
      item = await options.send(sent, target, way.wish)
    } catch (error) {
      const found = target && (await foundElsewhere(error, target.version, () => options.load(target.id)))
      if (found) return setConflict({ ...found, wish: way.wish })
      return options.onRefused(error, sent)
    }
    stored.current = { id: item.id, version: item.version }
    // Saved under another name, what is open here is kept too.
    isAt(content, item.version)
    setNotice(null)
    // What was written while it was being sent is not saved; something new goes on elsewhere.
    unsaved.current = target !== null && !same(latest.current, content)
    if (!unsaved.current) await forget()
    await options.onSaved(item, { sent, before: saved, isNew: target === null })
  })

  useEditorKeys({
    enabled: !options.ownKeys,
    undo: options.undo,
    redo: options.redo,
    save: () => void run({}),
  })

  return {
    dirty,
    saving,
    /** Version that the work began from; null for something new. */
    version,
    save: (wish?: Wish) => run({ wish }),
    saveCopy: (name?: string) => run({ copy: { name }, wish: conflict?.wish }),
    saveOver: (over: Item) => run({ over, wish: conflict?.wish }),
    conflict,
    closeConflict: () => setConflict(null),
    /** Goes on from what the other person saved; undo brings back what was here. */
    takeTheirs(theirs: Item) {
      setConflict(null)
      setNotice(null)
      isAt(options.contentOf(theirs), theirs.version)
      options.goOn(theirs)
      toast.success(i18next.t('app.elsewhereLoaded'), { label: i18next.t('app.undo'), run: options.undo })
    },
    /** Unsaved work that came back, as long as nobody has said what becomes of it. */
    notice,
    keepDraft: () => setNotice(null),
    /** Back to what the server had when the editor was opened. */
    discard() {
      setNotice(null)
      isAt(begun, known?.version ?? null)
      options.restart(begun)
      void forget()
    },
    /** What is open here was changed by another deed, such as bringing an old version back. */
    startFrom(item: Item) {
      const next = options.contentOf(item)
      setNotice(null)
      isAt(next, item.version)
      options.restart(next, item)
      void forget()
    },
  }
}

export type Versions<Item extends Versioned> = Pick<
  ReturnType<typeof useVersioned<Item, unknown, unknown>>,
  'conflict' | 'closeConflict' | 'saveCopy' | 'saveOver' | 'takeTheirs'
>

const versionOf = (version: number | null) => (version === null ? {} : { version })
