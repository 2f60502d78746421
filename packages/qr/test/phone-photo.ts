import sharp, { type Sharp } from 'sharp'

const SIDE = 260
const SCENE = { width: 640, height: 480 }
const GROUND = '#969696'
const NOTHING = '#00000000'
const TURN = 12
const SHEAR: [number, number, number, number] = [1, 0.1, 0.04, 1]
const BLUR = 1.3
const LIGHT = 0.55
const GRAIN = 9

/** A photo as a phone takes it in a dim room: the print small, turned and sheared on a grey ground, grainy, and JPEG. */
export async function phonePhoto(picture: Sharp): Promise<Sharp> {
  const small = await again(picture.ensureAlpha().resize(SIDE))
  const sheared = await again(small.affine(SHEAR, { background: NOTHING }))
  const turned = await sheared.rotate(TURN, { background: NOTHING }).raw().toBuffer({ resolveWithObject: true })
  const print = {
    input: turned.data,
    raw: { width: turned.info.width, height: turned.info.height, channels: 4 as const },
  }
  const ground = sharp({ create: { ...SCENE, channels: 3, background: GROUND } })
  const scene = (await again(ground.composite([print]))).removeAlpha()
  const grainy = withGrain(await scene.blur(BLUR).linear(LIGHT, 0).raw().toBuffer())
  return sharp(
    await sharp(grainy, { raw: { ...SCENE, channels: 3 } })
      .jpeg({ quality: 60 })
      .toBuffer(),
  )
}

/** The picture as done so far: what follows happens after it, not in the order that the library likes best. */
async function again(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Grain on all three colours alike, normally distributed (Box and Muller), the same for every photo. */
function withGrain(pixels: Buffer): Buffer {
  const grainy = Buffer.from(pixels)
  for (let at = 0; at < pixels.length; at++) {
    const value = (pixels[at] ?? 0) + (grain[Math.trunc(at / 3)] ?? 0)
    grainy[at] = Math.max(0, Math.min(255, Math.round(value)))
  }
  return grainy
}

const random = sequence(20_160_229)
const grain = Float32Array.from(
  { length: SCENE.width * SCENE.height },
  () => GRAIN * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
)

/** Numbers from 0 to 1 from a linear congruence (Numerical Recipes' constants). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
