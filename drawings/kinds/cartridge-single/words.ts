import type { CartridgeSingle } from './dimensions.ts'

const SPRINGS: Record<CartridgeSingle['springs'], string> = {
  external:
    'Varios resortes helicoidales pequeños empujan la cara estacionaria desde el lado atmósfera, fuera del fluido.',
  wave: 'Un resorte ondulado empuja la cara estacionaria desde el lado atmósfera, fuera del fluido y en poca longitud.',
  multiple:
    'Resortes múltiples giran detrás de la cara rotativa, aislados del fluido por un O-ring; la cara estacionaria se apoya en la brida.',
}
const FACES: Record<CartridgeSingle['faceProfile'], string> = {
  solid: 'Anillos de cara macizos',
  'low-profile': 'Anillos de cara de bajo perfil',
}
const GLANDS: Record<CartridgeSingle['gland'], string> = {
  full: 'brida completa con ranuras para los pernos',
  hub: 'brida corta tipo cubo con orejas desmontables',
  'tapered-lugs': 'brida con orejas radiales ahusadas',
  conical: 'brida cónica con resalte apernado',
  round: 'brida circular maciza',
  clamped: 'brida retenida por una grapa apernada',
}
const PORTS: Record<CartridgeSingle['port'], string | undefined> = {
  radial: 'puerto de lavado radial',
  oblique: 'puerto de lavado oblicuo',
  none: undefined,
}
const BUSHINGS: Record<CartridgeSingle['bushing'], string | undefined> = {
  floating: 'buje flotante hacia la atmósfera',
  fixed: 'buje fijo hacia la atmósfera',
  none: undefined,
}
const LOCKS: Record<CartridgeSingle['lock'], string> = {
  'set-screw': 'Un collar con prisionero fija la camisa al eje',
  countersunk: 'Un collar con tornillo avellanado fija la camisa al eje',
  'shaft-shoulder': 'La camisa se apoya en el resalte del eje, sin collar ni prisioneros',
}
const CENTRING: Record<CartridgeSingle['centring'], string> = {
  none: '',
  clips: '; presillas centran el cartucho hasta terminar el montaje',
  strap: '; una cinta de centrado abraza el collar hasta terminar el montaje',
}

export function describe(parameters: CartridgeSingle) {
  const { springs, faceProfile, narrowFace, rotaryMount, drive, gland, lock, centring } = parameters
  const narrow = narrowFace === 'rotary' ? 'rotativa' : 'estacionaria'
  const carrier =
    rotaryMount === 'holder' && springs !== 'multiple'
      ? 'La cara rotativa va en un portacara en el extremo interior de la camisa, arrastrada por'
      : 'A la cara rotativa la arrastra'
  const cushion = drive === 'cushioned-pin' ? ' con cojín elástico' : ''
  const outfit = [
    GLANDS[gland],
    PORTS[parameters.port],
    parameters.channel && 'canal anular que reparte el lavado',
    parameters.quench && 'conexión de quench detrás de las caras',
    BUSHINGS[parameters.bushing],
  ].filter((item) => typeof item === 'string')
  return {
    title: 'media sección en la caja de sellado de una bomba',
    description: [
      'A la izquierda, el impulsor y el fluido; a la derecha, la atmósfera.',
      SPRINGS[springs],
      `${FACES[faceProfile]}; la cara ${narrow} es la angosta.`,
      `${carrier} un pasador${cushion}.`,
      `Lleva ${new Intl.ListFormat('es').format(outfit)}.`,
      `${LOCKS[lock]}${CENTRING[centring]}.`,
    ].join(' '),
  }
}
