import { useEffect, useRef, useState } from 'react'

/** Pictures as data URIs by file id. */
export type Pictures = Readonly<Record<string, string>>

/** Fetches pictures once and keeps them; what cannot be had stays away. */
export function usePictures(wanted: readonly { id: string; url: string }[]): Pictures {
  const [pictures, setPictures] = useState<Pictures>({})
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, url } of wanted) {
      if (asked.current.has(id)) continue
      asked.current.add(id)
      pictureAt(url).then(
        (picture) => setPictures((before) => ({ ...before, [id]: picture })),
        () => asked.current.delete(id),
      )
    }
  }, [wanted])
  return pictures
}

async function pictureAt(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`picture: ${answer.status}`)
  const blob = await answer.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('picture'))
    reader.readAsDataURL(blob)
  })
}
