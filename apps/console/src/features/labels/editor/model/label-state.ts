import type { LabelDesign, LabelLayer } from '@matai/label'
import { type History, redo, startHistory, step, undo } from '../../../../ui/history.ts'
import { type Alignment, alignShifts, type Direction, distributeShifts } from './arrange.ts'
import { hundredths, type Place } from './boxes.ts'
import { addLayers, allowedPlace, changeLabel, changeLayers, type LayerChange, removeLayers } from './edit-design.ts'
import { moveLayer, type Order, orderLayers } from './order.ts'

/** What is saved: a name and a design. */
export interface LabelContent {
  name: string
  design: LabelDesign
}

export interface LabelState {
  history: History<LabelContent>
  /** Ids of the chosen layers, in the order in which they were chosen. */
  selection: readonly string[]
}

/** Edits of the selection need no ids. Moments (`at`, in milliseconds) and new ids are passed in. */
export type LabelEdit =
  | { do: 'rename'; name: string; at: number }
  | { do: 'changeLabel'; change: Partial<Omit<LabelDesign, 'layers'>>; field: string; at: number }
  | { do: 'add'; layers: readonly LabelLayer[]; at: number }
  | { do: 'change'; change: LayerChange; field: string; at: number }
  | { do: 'place'; places: ReadonlyMap<string, Place>; at: number }
  | { do: 'nudge'; x: number; y: number; at: number }
  | { do: 'grow'; x: number; y: number; at: number }
  | { do: 'order'; to: Order; at: number }
  | { do: 'moveTo'; id: string; to: number; at: number }
  | { do: 'align'; to: Alignment; at: number }
  | { do: 'distribute'; along: Direction; at: number }
  | { do: 'group'; group: string; at: number }
  | { do: 'ungroup'; at: number }
  | { do: 'lock'; ids: readonly string[]; locked: boolean; at: number }
  | { do: 'remove'; at: number }
  | { do: 'select'; ids: readonly string[] }
  | { do: 'toggle'; id: string }
  | { do: 'selectAll' }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'load'; content: LabelContent; at: number }
  | { do: 'startAgain'; content: LabelContent }

export function startLabel(content: LabelContent): LabelState {
  return { history: startHistory(content), selection: [] }
}

/** One edit of a label. What changes nothing makes no step. */
export function editLabel(state: LabelState, edit: LabelEdit): LabelState {
  const { design } = state.history.present
  const chosen = new Set(state.selection)
  switch (edit.do) {
    case 'rename':
      return stepTo(state, { ...state.history.present, name: edit.name }, { field: 'name', at: edit.at })
    case 'changeLabel':
      return redesign(state, changeLabel(design, edit.change), edit)
    case 'add': {
      const added = addLayers(design, edit.layers)
      return choose(redesign(state, added, { at: edit.at }), added.layers.slice(design.layers.length).map(idOf))
    }
    case 'change':
      return redesign(
        state,
        changeLayers(design, chosen, () => edit.change),
        {
          field: `${state.selection.join()}.${edit.field}`,
          at: edit.at,
        },
      )
    case 'place':
      return redesign(
        state,
        changeLayers(design, new Set(edit.places.keys()), (layer) => ({
          ...allowedPlace(edit.places.get(layer.id) ?? layer),
        })),
        { at: edit.at },
      )
    case 'nudge':
      return redesign(
        state,
        changeLayers(design, chosen, ({ x, y }) => ({ x: hundredths(x + edit.x), y: hundredths(y + edit.y) })),
        { field: `${state.selection.join()}.nudge`, at: edit.at },
      )
    case 'grow':
      return redesign(
        state,
        changeLayers(design, chosen, (layer) => ({
          width: Math.max(0.5, hundredths(layer.width + edit.x)),
          height: Math.max(0.5, hundredths(layer.height + edit.y)),
        })),
        { field: `${state.selection.join()}.grow`, at: edit.at },
      )
    case 'order':
      return relayer(state, orderLayers(design.layers, chosen, edit.to), edit.at)
    case 'moveTo':
      return relayer(state, moveLayer(design.layers, edit.id, edit.to), edit.at)
    case 'align':
      return shift(state, alignShifts(free(state), { x: 0, y: 0, ...sizeOf(design) }, edit.to), edit.at)
    case 'distribute':
      return shift(state, distributeShifts(free(state), edit.along), edit.at)
    case 'group':
      if (chosen.size < 2) return state
      return redesign(
        state,
        changeLayers(design, chosen, () => ({ group: edit.group })),
        { at: edit.at },
      )
    case 'ungroup':
      return redesign(
        state,
        changeLayers(design, chosen, () => ({ group: null })),
        { at: edit.at },
      )
    case 'lock': {
      const locking = changeLayers(design, new Set(edit.ids), () => ({ locked: edit.locked }), { evenLocked: true })
      return redesign(state, locking, { at: edit.at })
    }
    case 'remove':
      return redesign(state, removeLayers(design, chosen), { at: edit.at })
    case 'select':
      return choose(state, withGroups(design, edit.ids))
    case 'toggle':
      return choose(state, toggled(state, edit.id))
    case 'selectAll':
      return choose(state, design.layers.map(idOf))
    case 'undo':
      return still({ ...state, history: undo(state.history) })
    case 'redo':
      return still({ ...state, history: redo(state.history) })
    case 'load':
      return choose(stepTo(state, edit.content, { at: edit.at }), [])
    case 'startAgain':
      return startLabel(edit.content)
  }
}

const idOf = ({ id }: { id: string }) => id
const sizeOf = ({ width, height }: LabelDesign) => ({ width, height })

/** The chosen layers from the bottom up. */
export function chosenLayers({ history, selection }: LabelState): LabelLayer[] {
  return history.present.design.layers.filter(({ id }) => selection.includes(id))
}

const free = (state: LabelState) => chosenLayers(state).filter(({ locked }) => !locked)

function stepTo(state: LabelState, content: LabelContent, when: { field?: string; at: number }): LabelState {
  return still({ ...state, history: step(state.history, content, when) })
}

function redesign(state: LabelState, design: LabelDesign, { field, at }: { field?: string; at: number }): LabelState {
  if (design === state.history.present.design) return state
  return stepTo(state, { ...state.history.present, design }, { ...(field === undefined ? {} : { field }), at })
}

function relayer(state: LabelState, layers: LabelLayer[], at: number): LabelState {
  const { design } = state.history.present
  return layers === design.layers ? state : redesign(state, { ...design, layers }, { at })
}

function shift(state: LabelState, shifts: ReadonlyMap<string, { x: number; y: number }>, at: number): LabelState {
  const moved = changeLayers(state.history.present.design, new Set(shifts.keys()), ({ id, x, y }) => ({
    x: hundredths(x + (shifts.get(id)?.x ?? 0)),
    y: hundredths(y + (shifts.get(id)?.y ?? 0)),
  }))
  return redesign(state, moved, { at })
}

function choose(state: LabelState, selection: readonly string[]): LabelState {
  return { ...state, selection }
}

/** Layers that are gone are no longer chosen. */
function still(state: LabelState): LabelState {
  const known = new Set(state.history.present.design.layers.map(idOf))
  if (state.selection.every((id) => known.has(id))) return state
  return choose(
    state,
    state.selection.filter((id) => known.has(id)),
  )
}

/** Whoever chooses one layer of a group chooses the group. */
function withGroups({ layers }: LabelDesign, ids: readonly string[]): string[] {
  const groups = new Set(layers.filter(({ id, group }) => group && ids.includes(id)).map(({ group }) => group))
  const mates = layers.filter(({ group }) => group && groups.has(group)).map(idOf)
  return [...new Set([...ids, ...mates])]
}

function toggled({ history, selection }: LabelState, id: string): string[] {
  const ids = withGroups(history.present.design, [id])
  return selection.includes(id) ? selection.filter((one) => !ids.includes(one)) : [...new Set([...selection, ...ids])]
}
