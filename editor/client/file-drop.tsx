import { useContext, useState } from 'react'
import { slugOf } from '#schema/fold-text.ts'
import { textOf, type Fields } from '../plain-data.ts'
import { callServer } from './call-server.ts'
import { Button } from './controls.tsx'
import { Form } from './form/context.ts'

/** The maps of the content that have files of the owner, by path; each file is named after the map's id. */
const PLACES: readonly [path: RegExp, folder: string, label: string, id?: string][] = [
  [/^brand$/, 'marca', 'Logo de la empresa', 'logo'],
  [/^brand$/, 'marca', 'Icono del sitio, cuadrado, en .svg', 'icono'],
  [/^branches\[\d+\]$/, 'oficinas', 'Fotografía de la sucursal'],
  [/^certifications\.items\[\d+\]$/, 'certificaciones', 'Marca de certificación'],
  [/^documents\[\d+\]$/, 'documentos', 'El documento, en PDF'],
  [/^products\[\d+\]$/, 'fotos', 'Fotografía, en lugar del dibujo'],
  [/^products\[\d+\]$/, 'fichas', 'Ficha del fabricante, en PDF'],
]

/** The file fields of a map. */
export function FileDrops({ path, value }: { path: string; value: Fields }) {
  return PLACES.map(([pattern, folder, label, own]) => {
    const id = own ?? textOf(value['id'])
    return pattern.test(path) && id !== '' && <FileDrop key={label} {...{ folder, id, label }} />
  })
}

type Props = { folder: string; id?: string; label: string; onChange?: (name: string) => void }
type Fit = { name: string; said: string[]; looks: string }

/** Uploads a dropped or chosen file; the server adapts it, or says why it cannot. */
export function FileDrop({ folder, id, label, onChange }: Props) {
  const { pictures, remarks } = useContext(Form)
  const [said, setSaid] = useState('')
  const [looks, setLooks] = useState('')
  const has = pictures.find((one) => one.startsWith(`${folder}/${id}.`))
  const take = async (file: File | undefined) => {
    if (!file) return
    setSaid('Preparando el archivo …')
    const own = id ?? slugOf(file.name.replace(/\.\w+$/, ''))
    const bytes = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) =>
      String.fromCodePoint(byte),
    )
    const sent = { folder, id: own, file: file.name, base64: btoa(bytes.join('')) }
    const fit = await callServer<Fit>('picture', sent)
    setSaid(`Quedó como ${fit.name}: ${fit.said.join(', ')}.`)
    setLooks(fit.looks)
    onChange?.(fit.name.split('/').at(-1) ?? '')
  }
  const fail = (fault: Error) => setSaid(fault.message)
  return (
    <div className="drop">
      <label>
        {label} <small>{has ?? 'suelta aquí un archivo, o elígelo'}</small>
        <input type="file" onChange={({ target }) => void take(target.files?.[0]).catch(fail)} />
      </label>
      {has && (
        <Button
          className="link"
          does={() => void callServer('removePicture', { file: has }).catch(fail)}
        >
          Quitar
        </Button>
      )}
      {looks && <img src={looks} alt="Así se verá" />}
      <p role="status">{said}</p>
      {remarks(has ?? '-').map((one) => (
        <p key={one} className="fault">
          {one}
        </p>
      ))}
    </div>
  )
}
