import { useRef } from 'react'
import { announce } from '#components/announcer/announce.ts'

/**
 * Lets an act wait for what goes along: files that are still being prepared, which takes a telephone seconds, and what
 * the device has stored.
 */
export function usePreparing() {
  const current = useRef<Promise<boolean>>(undefined)
  return {
    /** Takes work to wait for; it resolves to whether all of the files were accepted. */
    begin: (work: Promise<boolean>) => {
      const all = Promise.all([current.current ?? true, work]).then((done) => done.every(Boolean))
      current.current = all
      void all.then(() => {
        if (current.current === all) current.current = undefined
      })
    },
    /** Acts at once, or when the files are ready; not if one is refused, since the field then says why. */
    whenReady: (act: () => void) => {
      if (!current.current) return act()
      announce('Se prepara lo que va con la consulta: sigue apenas esté listo.')
      void current.current.then((areAccepted) => areAccepted && act())
    },
  }
}
