import { useRef } from 'react'
import { announce } from '#components/announcer/announce.ts'

/** Lets an act wait for files that are still being prepared, which takes a telephone seconds. */
export function usePreparing() {
  const current = useRef<Promise<boolean>>(undefined)
  return {
    /** Takes the preparation of files that were just chosen; it resolves to whether all of them were accepted. */
    begin: (work: Promise<boolean>) => {
      current.current = work
      void work.then(() => {
        if (current.current === work) current.current = undefined
      })
    },
    /** Acts at once, or when the files are ready; not if one is refused, since the field then says why. */
    whenReady: (act: () => void) => {
      if (!current.current) return act()
      announce('Los archivos se están preparando: sigue apenas estén listos.')
      void current.current.then((areAccepted) => areAccepted && act())
    },
  }
}
