import type { Sheet } from '../../sheet.ts'
import type { CartridgeDual } from './dimensions.ts'

/** What a cartridge on a level shaft is bolted to. */
const LEVEL_MOUNT = 'la caja'

const MOVED_BY: Record<CartridgeDual['pumping'], readonly [target: string, label: string]> = {
  none: ['channel', 'canal holgado de fluido barrera'],
  shaped: ['sleeve', 'camisa perfilada que mueve el fluido barrera'],
  groove: ['sleeve', 'ranura de bombeo en la camisa'],
  vanes: ['pumping-ring', 'anillo de bombeo'],
}

/** The balloons: what each part is called in this construction. */
export function dualCallouts(
  sheet: Sheet,
  { springs, centre, pumping, channel, centring, lock }: CartridgeDual,
  mountedOn = LEVEL_MOUNT,
) {
  const isOmitted = springs === 'omitted'
  const screw = lock === 'set-screw' ? 'prisionero' : 'tornillo avellanado'
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
      // On an upright shaft both ports stand at one height.
      mountedOn === LEVEL_MOUNT
        ? 'salida de fluido barrera; la entrada está abajo'
        : 'puerto de fluido barrera',
    )
    .name('gland', `brida apernada a ${mountedOn}`)
    .name('collar', `collar de arrastre con ${screw}${clips}`)
  if (!isOmitted) {
    const isInside = springs === 'multiple'
    sheet.name(
      'springs',
      isInside ? 'resortes múltiples aislados del fluido' : 'resortes, lado atmósfera',
    )
  }
  if (centre === 'spacer') sheet.name('spacer', 'espaciador perforado')
  else sheet.name('outer-lug', 'almenas: cada cara estacionaria apoya en la otra')
  // A channel like any other needs no name: the port's says what flows in it.
  if (pumping !== 'none' || channel === 'wide') sheet.name(...MOVED_BY[pumping])
}
