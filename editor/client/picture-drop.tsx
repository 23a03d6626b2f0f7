import { useState } from 'react'
import { textOf } from '../text-of.ts'
import { ask } from './ask.ts'

type Props = { folder: string; id: string; label: string; has: string | undefined; hint: string }

/** Takes a picture as it is dropped or chosen; the server makes it fit or says why not. */
export function PictureDrop({ folder, id, label, has, hint }: Props) {
  const [said, setSaid] = useState('')
  const take = (file: File | undefined) => {
    if (!file) return
    setSaid('Preparando la imagen …')
    void base64Of(file)
      .then((base64) =>
        ask<{ name: string; said: string[] }>('picture', { folder, id, name: file.name, base64 }),
      )
      .then(
        ({ name, said: words }) => setSaid(`Quedó como ${name}: ${words.join(', ')}.`),
        (fault: Error) => setSaid(fault.message),
      )
  }
  return (
    <label className="drop">
      {label}: {has ?? 'suelta aquí un archivo, o elígelo'}
      <input
        type="file"
        accept="image/*,.svg,.heic"
        onChange={({ target }) => take(target.files?.[0])}
      />
      <span className="hint" role="status">
        {said || hint}
      </span>
    </label>
  )
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(textOf(reader.result).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(new Error('El archivo no se puede leer.')))
    reader.readAsDataURL(file)
  })
}
