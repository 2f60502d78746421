export { type AreaOption, areaName, areaOptions } from './parts/areas.ts'
