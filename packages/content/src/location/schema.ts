import { line, number, orNone, rule } from '@matai/kinds'
import { block, caption } from '../block.ts'

/** Longest name of a place, in characters. */
export const placeNameMax = 100

/** Where something is. Coordinates are those of the maps that people in the country use (GCJ-02). */
export const location = rule(
  block('location', {
    name: line(placeNameMax, { missing: 'blocks.placeMissing', variables: true }),
    address: caption(),
    latitude: orNone(number({ min: -90, max: 90 })),
    longitude: orNone(number({ min: -180, max: 180 })),
  }),
  ({ latitude, longitude }) => (latitude === null) === (longitude === null),
  'blocks.coordinatesHalf',
)
