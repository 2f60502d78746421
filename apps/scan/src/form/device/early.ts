type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was typed and chosen before the page could take it, in the order of the fields. */
const early = new Map<Field, string | boolean>()
let place: HTMLElement | undefined

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const isChosen = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const stateOf = (field: Field) => (isChosen(field) ? field.checked : field.value)

/** As the server drew it: who opens a page gets it so, unless somebody was quicker than its script. */
function wasDrawnSo(field: Field): boolean {
  if (isChosen(field)) return field.checked === field.defaultChecked
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex ===
      Math.max(
        [...field.options].findIndex((option) => option.defaultSelected),
        0,
      )
    )
  return field.value === field.defaultValue
}

const note = ({ target }: Event) => {
  if (isField(target)) early.set(target, stateOf(target))
}

/** To be called before the page takes over what the server drew: on a slow phone the first answer stands there already. */
export function noteEarly(root: HTMLElement): void {
  place = root
  for (const field of root.querySelectorAll('input, textarea, select'))
    if (isField(field) && !wasDrawnSo(field)) early.set(field, stateOf(field))
  place.addEventListener('input', note, true)
  place.addEventListener('change', note, true)
}

/** Says it all again, once, to a page that can take it now. */
export function replayEarly(): void {
  place?.removeEventListener('input', note, true)
  place?.removeEventListener('change', note, true)
  place = undefined
  const said = [...early]
  early.clear()
  for (const [field, state] of said) {
    if (!field.isConnected) continue
    if (isChosen(field)) {
      if (field.type === 'radio' && !state) continue
      field.checked = !state
      field.click()
      continue
    }
    // The bytes of chosen files stand in the field; to set them is not allowed, nor needed.
    if (field.type !== 'file') field.value = String(state)
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
}
