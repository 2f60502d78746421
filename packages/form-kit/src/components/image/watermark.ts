/** Longest side of a marked picture, in pixels: larger ones crash the canvas of old phones. */
const longest = 2_560

/** The picture with lines of text at its lower left; rejects when it cannot be read. */
export async function watermarked(file: File, lines: readonly string[]): Promise<File> {
  const picture = await read(file)
  const scale = Math.min(1, longest / Math.max(picture.naturalWidth, picture.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.naturalWidth * scale)
  canvas.height = Math.round(picture.naturalHeight * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const size = Math.max(14, Math.round(Math.min(canvas.width, canvas.height) / 28))
  pen.font = `600 ${size}px sans-serif`
  pen.textBaseline = 'bottom'
  pen.lineWidth = size / 6
  pen.strokeStyle = 'rgba(0, 0, 0, 0.65)'
  pen.fillStyle = '#fff'
  const bottom = canvas.height - size
  lines.forEach((line, at) => {
    const y = bottom - (lines.length - 1 - at) * size * 1.4
    // Edged letters can be read on snow and on coal.
    pen.strokeText(line, size, y, canvas.width - 2 * size)
    pen.fillText(line, size, y, canvas.width - 2 * size)
  })
  return new Promise((resolve, reject) => {
    const keep = (blob: Blob | null) =>
      blob
        ? resolve(new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' }))
        : reject(new Error('no picture'))
    canvas.toBlob(keep, 'image/jpeg', 0.88)
  })
}

async function read(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}
