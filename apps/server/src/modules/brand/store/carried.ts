import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { brand, loginPage } from '../table.ts'

/** How pages look. Domains and mini programs are those of a server. */
export const carriedBrand: readonly Carried[] = [carried(brand, { as: 'settings' }), carried(loginPage)]
