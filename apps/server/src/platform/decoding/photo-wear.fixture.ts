interface Frame {
  pixels: Buffer
  width: number
  height: number
}

/** What a print has been through, in its photo: a lamp's glare, a fold across it, and dirt. Changes the pixels. */
export function wear(frame: Frame, random: () => number): void {
  const { width, height } = frame
  const middle = () => [width * (0.38 + 0.24 * random()), height * (0.38 + 0.24 * random())] as const
  const strength = 40 + random() * 70
  const [glareX, glareY] = middle()
  const glareWide = height * (0.05 + 0.06 * random())
  const [foldX, foldY] = middle()
  const way = random() * Math.PI
  const [nx, ny] = [Math.cos(way), Math.sin(way)]
  const step = 0.75 + random() * 0.15
  const spots = Array.from({ length: 5 }, () => ({ at: middle(), radius: height * (0.004 + 0.008 * random()) }))
  for (let at = 0, y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const glare = strength * Math.exp(-((x - glareX) ** 2 + (y - glareY) ** 2) / (2 * glareWide ** 2))
      const side = (x - foldX) * nx + (y - foldY) * ny
      // A fold turns one half from the light, and its edge is worn white.
      const light = (side > 0 ? step : 1) + (Math.abs(side) < 1.5 ? 0.25 : 0)
      const isDirty = spots.some(({ at: [sx, sy], radius }) => Math.hypot(x - sx, y - sy) < radius)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = isDirty ? 70 : (frame.pixels[at + channel] ?? 0)
        frame.pixels[at + channel] = Math.max(0, Math.min(255, value * light + glare))
      }
    }
  }
}
