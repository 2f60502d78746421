import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { company } from '../table.ts'

export const carriedCompany: readonly Carried[] = [carried(company)]
