import { networkOf } from '../../../platform/network-of.ts'
import type { SignInVisit } from './dependencies.ts'
import type { Parts } from './parts.ts'
import type { KnownDevice } from './secrets.ts'

interface CountedTry {
  /** The password was right. */
  takeBack(): Promise<void>
}

/**
 * Counts a try before anything costly is done, or refuses it. A network's wrong tries count for it alone; only very many
 * of them all over the world close a name, and not to a browser on which its user signed in before. What is refused
 * for its name uses up nothing of the address, behind which others sit.
 */
export async function countTry(
  { limits }: Parts,
  { name, device }: { name: string; device: KnownDevice | undefined },
  { now, ip }: Pick<SignInVisit, 'now' | 'ip'>,
): Promise<CountedTry> {
  if (device) {
    await limits.count('wrongPasswordOfDevice', device.id, now, { name })
    return { takeBack: () => limits.forget('wrongPasswordOfDevice', device.id) }
  }
  const here = `${name} ${networkOf(ip)}`
  await limits.count('wrongPassword', here, now, { name })
  await limits.count('wrongPasswordEverywhere', name, now, { name })
  try {
    await limits.countAddress('wrongPasswordOfAddress', ip, now)
  } catch (error) {
    await limits.takeBack('wrongPassword', here)
    await limits.takeBack('wrongPasswordEverywhere', name)
    throw error
  }
  return {
    async takeBack() {
      await limits.forget('wrongPassword', here)
      await limits.takeBack('wrongPasswordEverywhere', name)
      await limits.takeBackAddress('wrongPasswordOfAddress', ip)
    },
  }
}
