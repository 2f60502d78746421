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
      {cover && (
        <img
          className="cover"
          src={cover.url}
          width={cover.width ?? undefined}
          height={cover.height ?? undefined}
          alt=""
        />
      )}
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
