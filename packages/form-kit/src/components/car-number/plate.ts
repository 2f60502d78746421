const province = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]'
const letter = '[A-HJ-NP-Z]'
const sign = '[A-HJ-NP-Z\\d]'
/** What runs on current alone (D and its kin), or not alone (F and its kin). */
const energy = '[A-HJK]'

/** Five signs after province and city; the last may say what the car is for. No I and no O: they look like digits. */
const ordinary = new RegExp(`^${province}${letter}${sign}{4}(?:${sign}|[挂学警港澳])$`)
/** Six signs: small cars carry the letter first, large ones last. */
const newEnergy = new RegExp(`^${province}${letter}(?:${energy}${sign}\\d{4}|\\d{5}${energy})$`)
/** Embassies and consulates. */
const foreign = new RegExp(`^(?:\\d{6}使|使\\d{6}|${province}${letter}\\d{4}领)$`)

/** A plate as it is kept: capitals, nothing between the signs. */
export const plainPlate = (written: string): string =>
  written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s·.•-]/g, '')

export const isNewEnergy = (plate: string): boolean => newEnergy.test(plate)

export const isPlate = (plate: string): boolean => ordinary.test(plate) || isNewEnergy(plate) || foreign.test(plate)
