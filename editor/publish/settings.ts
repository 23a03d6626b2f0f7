import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { z } from 'zod'

/** Where the way of handing over is set, once: at the root of the project, and not in its history. */
const SETTINGS_FILE = 'publicacion.yaml'

const SERVER = z
  .string()
  .regex(/^\w[\w.-]*(?:@\w[\w.-]*)?$/, 'el servidor se escribe usuario@maquina')
const REMOTE_FOLDER = z
  .string()
  .regex(/^[\w./~][\w./~-]*$/, 'la carpeta lleva letras, cifras y guiones')

const settings = z.discriminatedUnion('via', [
  z.strictObject({ via: z.literal('carpeta'), carpeta: z.string().min(1) }),
  z.strictObject({ via: z.literal('sitio.sh') }),
  z.strictObject({ via: z.literal('ssh'), servidor: SERVER, carpeta: REMOTE_FOLDER }),
])
export type Settings = z.output<typeof settings>

const HEAD = `# Cómo se entrega el sitio al publicar:
#   via: carpeta    lo deja en una carpeta, y en un zip, para subirlo a cualquier alojamiento
#   via: sitio.sh   esta misma máquina lo sirve con nginx
#   via: ssh        otra máquina lo sirve con nginx: servidor (usuario@maquina) y carpeta de paso
`

export function readSettings(): Settings {
  if (!existsSync(SETTINGS_FILE)) return { via: 'carpeta', carpeta: 'publicado' }
  return settings.parse(parse(readFileSync(SETTINGS_FILE, 'utf8')))
}

/** Throws if they make no sense. */
export function writeSettings(value: unknown): void {
  writeFileSync(SETTINGS_FILE, HEAD + stringify(settings.parse(value)))
}
