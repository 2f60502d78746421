type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const kinds = ['input', 'change']

/** What was typed and chosen before the page could take it. */
const early = new Map<Field, string | boolean>()

const isChosen = (field: Field): field is HTMLInputElement => /box|radio/.test(field.type)

const stateOf = (field: Field) => (isChosen(field) ? field.checked : field.value)

/** As the server drew it; of a list, which has none, that it showed nothing: to say again what it shows does no harm. */
const drawn = (field: Field) =>
  isChosen(field) ? field.defaultChecked : ((field as HTMLTextAreaElement).defaultValue ?? '')

const note = ({ target }: { target: EventTarget | null }) => {
  const field = target as Field // whatever these events come from is one
  early.set(field, stateOf(field))
}

/** To be called before the page takes over what the server drew: on a slow phone the first answer stands there already. */
export function noteEarly(): void {
  for (const field of document.querySelectorAll<Field>('input,textarea,select'))
    if (stateOf(field) !== drawn(field)) note({ target: field })
  for (const kind of kinds) addEventListener(kind, note, true)
}

function put(field: Field, state: string | boolean): void {
  if (isChosen(field)) field.checked = state as boolean
  // The bytes of chosen files stand in the field; to set them is not allowed, nor needed.
  else if (field.type !== 'file') field.value = state as string // of a field that is not chosen
}

/** Puts it back where drawing took it away, unsaid: nobody is to see an answer go and come again. */
export function standEarly(): void {
  for (const [field, state] of early) put(field, state)
}

/** Says it all again, once, to a page that can take it now. */
export function replayEarly(): void {
  for (const kind of kinds) removeEventListener(kind, note, true)
  for (const [field, state] of early) {
    early.delete(field)
    put(field, state)
    if (!isChosen(field)) {
      for (const kind of kinds) field.dispatchEvent(new Event(kind, { bubbles: true }))
    } else if (state || field.type === 'checkbox') {
      // Of a group of radios the one that is chosen now says enough.
      field.checked = !state
      field.click()
    }
  }
}
