import type { StoredFile } from '@matai/contract'
import type { PageBrand } from '../pages.ts'

interface BrandHeadProps {
  /** Empty leaves the name out. */
  ownerName: string
  brand: PageBrand | undefined
}

/** Whose page it is: cover, logo and name, before anything else. */
export function BrandHead({ ownerName, brand }: BrandHeadProps) {
  const { logo, cover } = brand ?? {}
  return (
    <>
      {cover && <Cover cover={cover} />}
      {logo ? (
        <p className="owner named">
          <img src={logo.url} width={40} height={40} alt="" />
          {ownerName}
        </p>
      ) : (
        ownerName && <p className="owner">{ownerName}</p>
      )}
    </>
  )
}

/** A picture across the top of a page. */
export function Cover({ cover: { url, width, height } }: { cover: StoredFile }) {
  return <img className="cover" src={url} width={width ?? undefined} height={height ?? undefined} alt="" />
}
