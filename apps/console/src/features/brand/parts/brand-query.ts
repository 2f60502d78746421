import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'

export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => client.brand.get({}, { signal }),
})

/** The look that one code has for itself. */
export const ownBrandQuery = (id: string) =>
  queryOptions({
    queryKey: ['brand', 'of', id],
    queryFn: ({ signal }) => client.qrCodes.getBrand({ id }, { signal }),
  })
