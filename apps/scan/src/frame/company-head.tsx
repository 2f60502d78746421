import type { Company, StoredFile } from '@matai/contract'
import { Cover } from './brand-head.tsx'

interface CompanyHeadProps {
  company: Company
  cover: StoredFile | null
  /** Of the live code; said below unless it is the name of the company. */
  pageName: string
}

/** Whom a home page introduces: logo, name and a sentence, before anything else. */
export function CompanyHead({ company: { name, intro, logo }, cover, pageName }: CompanyHeadProps) {
  const isSame = name === pageName
  return (
    <>
      {cover && <Cover cover={cover} />}
      <header className="company">
        {logo && <img src={logo.url} width={64} height={64} alt="" />}
        <div>
          {isSame ? <h1>{name}</h1> : <p className="who">{name}</p>}
          <p className="intro">{intro}</p>
        </div>
      </header>
      {!isSame && <h1>{pageName}</h1>}
    </>
  )
}
