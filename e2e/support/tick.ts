import { expect, type Locator } from '@playwright/test'

/** Ticks a box or chooses a radio button, and waits until the screen says so: some ask the server first. */
export async function tick(box: Locator, wanted = true): Promise<void> {
  await box.waitFor()
  if ((await box.isChecked()) !== wanted) await box.click()
  await expect(box).toBeChecked({ checked: wanted })
}
