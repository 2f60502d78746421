interface Photo {
  isTaken(): boolean
  focus(): void
  /** Brings it to the server, from where an earlier try ended; answers its id, null for none. */
  send(qrCodeId: string, onProgress: (part: number) => void): Promise<string | null>
}

/** A photo that goes with a change: chosen or taken, seen before it is sent, and left out again. */
export function takePhoto(form: HTMLFormElement): Photo {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')
  const shown = form.querySelector<HTMLImageElement>('.photo img')
  const without = form.querySelector<HTMLButtonElement>('.photo button')
  let upload: string | undefined
  let brought: string | undefined
  function show(): void {
    const file = input?.files?.[0]
    upload = undefined
    brought = undefined
    if (shown?.src) URL.revokeObjectURL(shown.src)
    if (shown && file) shown.src = URL.createObjectURL(file)
    else shown?.removeAttribute('src')
    shown?.toggleAttribute('hidden', !file)
    without?.toggleAttribute('hidden', !file)
  }
  input?.addEventListener('change', show)
  without?.addEventListener('click', () => {
    if (input) input.value = ''
    show()
    input?.focus()
  })
  return {
    isTaken: () => input?.files?.length === 1,
    focus: () => input?.focus(),
    async send(qrCodeId, onProgress) {
      const file = input?.files?.[0]
      if (!file) return null
      if (brought !== undefined) return brought
      const { bring } = await import('../../form/net/bring.ts')
      const onBegun = (address: string) => {
        upload = address
      }
      upload = await bring({ file, name: file.name, headers: { 'X-Code': qrCodeId }, upload, onBegun, onProgress })
      brought = upload.slice(upload.lastIndexOf('/') + 1)
      return brought
    },
  }
}
