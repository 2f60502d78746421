import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { LabelLayer } from '@matai/label'
import Moveable from 'react-moveable'
import { hundredths, type Place } from '../model/boxes.ts'
import type { LabelEditor } from '../use-label-editor.ts'

interface HandlesProps {
  editor: LabelEditor
  sheet: RefObject<HTMLElement | null>
  moveable: RefObject<Moveable | null>
  scale: number
  /** Millimetres of the grid that places snap to; none without. */
  grid: number | null
}

const every = { top: true, left: true, bottom: true, right: true, center: true, middle: true }

/** Drags, grows and turns what is chosen, and shows what it snaps to: other layers, the label's edges and middle. */
export function Handles({ editor, sheet, moveable, scale, grid }: HandlesProps) {
  const { content, chosen, selection, act, setLive } = editor
  const { width, height, layers } = content.design
  const [targets, setTargets] = useState<HTMLElement[]>([])
  const [others, setOthers] = useState<HTMLElement[]>([])
  const ids = selection.join()
  const known = layers.map(({ id }) => id).join()

  useLayoutEffect(() => {
    const wanted = new Set(ids.split(','))
    // The layers' names are here so that boxes that come and go are seen.
    const boxes = known ? [...(sheet.current?.querySelectorAll<HTMLElement>('[data-layer]') ?? [])] : []
    setTargets(boxes.filter(({ dataset }) => wanted.has(dataset.layer ?? '')))
    setOthers(boxes.filter(({ dataset }) => !wanted.has(dataset.layer ?? '')))
  }, [ids, known, sheet])

  useEffect(() => {
    if (content.design && scale) moveable.current?.updateRect()
  }, [content.design, scale, moveable])

  /** What the library wrote on the boxes, in millimetres. */
  function places(): Map<string, Place> {
    return new Map(targets.map((target) => [target.dataset.layer ?? '', placeOf(target, scale)]))
  }

  function held(events: { target: HTMLElement | SVGElement; cssText: string }[]): void {
    for (const { target, cssText } of events) target.style.cssText += cssText
    setLive(places())
  }

  function released(): void {
    const at = places()
    setLive(null)
    act({ do: 'place', places: at })
  }

  if (targets.length === 0) return null
  const free = !chosen.some(({ locked }) => locked)
  const square = chosen.every(({ type }) => type === 'code' || type === 'picture')
  const steps = grid === null ? {} : { snapGridWidth: grid * scale, snapGridHeight: grid * scale }
  return (
    <Moveable
      ref={moveable}
      target={targets}
      draggable={free}
      resizable={free}
      rotatable={free}
      keepRatio={square}
      renderDirections={directionsFor(chosen, scale)}
      origin={false}
      snappable
      isDisplaySnapDigit={false}
      snapThreshold={5}
      snapRotationThreshold={4}
      snapRotationDegrees={[0, 45, 90, 135, 180, 225, 270, 315]}
      snapDirections={every}
      elementSnapDirections={every}
      elementGuidelines={others}
      verticalGuidelines={[0, (width / 2) * scale, width * scale]}
      horizontalGuidelines={[0, (height / 2) * scale, height * scale]}
      {...steps}
      onRender={(event) => held([event])}
      onRenderEnd={({ isDrag }) => isDrag && released()}
      onRenderGroup={({ events }) => held(events)}
      onRenderGroupEnd={({ isDrag }) => isDrag && released()}
    />
  )
}

/** Pixels between two handles that do not hide what lies between them. */
const apart = 20

/** The sides that can be pulled: a thin box keeps its middle free, to be dragged by. */
function directionsFor(chosen: readonly LabelLayer[], scale: number): string[] {
  const [layer] = chosen
  if (layer && chosen.length === 1 && layer.height * scale < apart) return ['w', 'e']
  if (layer && chosen.length === 1 && layer.width * scale < apart) return ['n', 's']
  return ['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se']
}

function placeOf({ style }: HTMLElement, scale: number): Place {
  const { a, b, e, f } = new DOMMatrix(style.transform)
  const turned = (Math.atan2(b, a) * 180) / Math.PI
  return {
    x: e / scale,
    y: f / scale,
    width: Number.parseFloat(style.width) / scale,
    height: Number.parseFloat(style.height) / scale,
    rotate: (hundredths(turned) + 360) % 360,
  }
}
