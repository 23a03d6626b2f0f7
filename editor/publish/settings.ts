import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

/** The settings for publishing: at the root of the project, and not under version control. */
const SETTINGS_FILE = 'publicacion.yaml'

const SERVER = /^\w[\w.-]*(?:@\w[\w.-]*)?$/
/** Below the user's home, or three folders deep: rsync removes everything else in it. */
const REMOTE_FOLDER = /^(?:~\/|(?:\/\w[\w.-]*){2}\/)?\w[\w.-]*(?:\/\w[\w.-]*)*\/?$/
export const SETTINGS = z.discriminatedUnion('via', [
  z.strictObject({ via: z.literal('carpeta'), carpeta: z.string().min(1) }),
  z.strictObject({ via: z.literal('sitio.sh') }),
  z.strictObject({
    via: z.literal('ssh'),
    servidor: z.string().regex(SERVER, 'el servidor se escribe usuario@maquina'),
    carpeta: z
      .string()
      .regex(
        REMOTE_FOLDER,
        'la carpeta tiene que ser solo para la entrega, que borra lo demás que haya en ella; por ejemplo: entrega',
      ),
  }),
])
export type Settings = z.output<typeof SETTINGS>

const UNSET = `# Cómo se entrega el sitio al publicar:
#   via: carpeta    lo deja en una carpeta, y en un zip, para subirlo a cualquier alojamiento
#   via: sitio.sh   esta misma máquina lo sirve con nginx
#   via: ssh        otra máquina lo sirve con nginx: servidor (usuario@maquina) y carpeta de paso, que
#                   no lleva nada más
via: carpeta
carpeta: publicado
`

/** Reads how the site is published; writes the simplest way if the file is missing. */
export function readSettings(): Settings {
  if (!existsSync(SETTINGS_FILE)) writeFileSync(SETTINGS_FILE, UNSET)
  const { data, error } = SETTINGS.safeParse(parse(readFileSync(SETTINGS_FILE, 'utf8')))
  if (!data) throw new Error(`${SETTINGS_FILE}: ${error.issues[0]?.message}`)
  return data
}
