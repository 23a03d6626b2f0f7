import { inSentences, type Sheet } from '../../kit.ts'
import type { CartridgeDual } from './dimensions.ts'

const SPRINGS: Record<CartridgeDual['springs'], string> = {
  external:
    'Resortes helicoidales pequeños, en el collar y del lado atmósfera, empujan la cara rotativa exterior; a través de las caras estacionarias cargan también el par interior.',
  multiple:
    'Resortes múltiples giran detrás de la cara rotativa interior, aislados del fluido por un O-ring; a través de las caras estacionarias cargan también el par exterior.',
  omitted: 'Los resortes no se dibujan.',
}
const CENTRES: Record<CartridgeDual['centre'], string> = {
  spacer: 'entre ambas, un espaciador perforado deja pasar el fluido barrera',
  lugs: 'se apoyan una en otra por almenas que dejan pasar el fluido barrera',
}
const FACES: Record<CartridgeDual['faceProfile'], string> = {
  solid: 'Anillos de cara macizos',
  'low-profile': 'Anillos de cara de bajo perfil',
}
const PUMPING: Record<CartridgeDual['pumping'], string> = {
  none: '',
  shaped: ' La forma de la camisa mueve ese fluido al girar.',
  groove: ' Una ranura helicoidal de la camisa lo bombea.',
  vanes: ' Un anillo de bombeo con álabes lo hace circular.',
}
const GLANDS: Record<CartridgeDual['gland'], string> = {
  full: 'brida completa con ranuras para los pernos',
  'open-slots': 'brida maciza con ranuras abiertas',
  'tapered-lugs': 'brida con cuatro orejas radiales ahusadas',
  conical: 'brida inclinada con resalte apernado',
  'conical-lugs': 'brida inclinada con orejas ajustables',
}

/** The sentences that are true wherever the cartridge is mounted. */
export function dualSentences(parameters: CartridgeDual): string[] {
  const { springs, faceProfile, centre, drive, channel, pumping, gland, ports, centring } =
    parameters
  const room = channel === 'wide' ? 'Un canal holgado' : 'Un canal'
  const way = ports === 'oblique' ? 'oblicuos' : 'radiales'
  const tangent = parameters.tangentialPorts ? ', tangentes al canal' : ''
  const cushion = drive === 'cushioned-pin' ? ' con cojín elástico' : ''
  const clips =
    centring === 'clips' ? '; presillas centran el cartucho hasta terminar el montaje' : ''
  return [
    `Dos pares de caras: las rotativas en los extremos de la camisa, las estacionarias al centro de la brida; ${CENTRES[centre]}.`,
    SPRINGS[springs],
    `${FACES[faceProfile]}, arrastrados por pasadores${cushion}, con doble balance: cada O-ring descarga las caras aunque se invierta la presión.`,
    `${room} de fluido barrera recorre la camisa bajo las caras.${PUMPING[pumping]}`,
    `Lleva ${GLANDS[gland]} y puertos ${way} de entrada y salida${tangent}.`,
    `Un collar con prisionero fija la camisa al eje${clips}.`,
  ]
}

export function describe(parameters: CartridgeDual) {
  const sentences = [
    parameters.generic &&
      'Esquema genérico de un cartucho doble: no reproduce el interior de este modelo.',
    'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
    ...dualSentences(parameters),
  ]
  return {
    title: 'media sección en la caja de sellado de una bomba',
    description: inSentences(sentences),
  }
}

/** What a cartridge on a horizontal shaft is bolted to. */
const LEVEL_MOUNT = 'la caja'

const MOVED_BY: Record<CartridgeDual['pumping'], readonly [target: string, label: string]> = {
  none: ['channel', 'canal holgado de fluido barrera'],
  shaped: ['sleeve', 'camisa perfilada que mueve el fluido barrera'],
  groove: ['sleeve', 'ranura de bombeo en la camisa'],
  vanes: ['pumping-ring', 'anillo de bombeo'],
}

/** The balloons with the names of the parts in this construction. */
export function dualCallouts(
  sheet: Sheet,
  { springs, centre, pumping, channel, centring }: CartridgeDual,
  mountedOn = LEVEL_MOUNT,
) {
  const isOmitted = springs === 'omitted'
  const clips = centring === 'clips' ? ' y presillas de centrado' : ''
  sheet
    .name('sleeve-o-ring', 'O-ring de la camisa sobre el eje')
    .name(
      'inner-rotary',
      `cara rotativa, una en cada extremo${isOmitted ? '; los resortes no se dibujan' : ''}`,
    )
    .name('inner-stationary', 'cara estacionaria, una en cada par')
    .name('inner-stationary-o-ring', 'O-ring de doble balance')
    .name(
      'barrier-port',
      // On a vertical shaft both ports are at the same height.
      mountedOn === LEVEL_MOUNT
        ? 'salida de fluido barrera; la entrada está abajo'
        : 'puerto de fluido barrera',
    )
    .name('gland', `brida apernada a ${mountedOn}`)
    .name('collar', `collar de arrastre con prisionero${clips}`)
  if (!isOmitted) {
    const isInside = springs === 'multiple'
    sheet.name(
      'springs',
      isInside ? 'resortes múltiples aislados del fluido' : 'resortes, lado atmósfera',
    )
  }
  if (centre === 'spacer') sheet.name('spacer', 'espaciador perforado')
  else sheet.name('outer-lug', 'almenas: cada cara estacionaria apoya en la otra')
  // An ordinary channel needs no name: the port's name says what flows in it.
  if (pumping !== 'none' || channel === 'wide') sheet.name(...MOVED_BY[pumping])
}
