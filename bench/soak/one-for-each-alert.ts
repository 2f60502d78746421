import type { Rule } from './alerts.ts'
import type { Fault } from './faults.ts'

/** Of every alert of the guide a fault that it is about, where there is one, in the order of the guide. */
export function oneForEachAlert(rules: readonly Rule[], faults: readonly Fault[]): Fault[] {
  const chosen: Fault[] = []
  for (const { alert } of rules) {
    if (chosen.some(({ rings }) => rings.includes(alert))) continue
    const fault = faults.find(({ rings }) => rings.includes(alert))
    if (fault) chosen.push(fault)
  }
  return chosen
}
