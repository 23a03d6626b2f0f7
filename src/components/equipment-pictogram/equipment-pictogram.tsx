import styles from './equipment-pictogram.module.css'

type EquipmentPictogramProps = {
  /** Id in content/vocabulario/seleccion.yaml. */
  equipment: string
}

type Pictogram = { line: string; seal: string }

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** Line drawings of machines with the sealed place in the accent colour; 40 × 40. */
const PICTOGRAMS: Readonly<Record<string, Pictogram>> = {
  bomba: {
    line: `${circle(16, 23, 10.5)}M14 12.5H28V5M8 5H22M22 5H32M26.5 23H38`,
    seal: 'M28 18H32V28H28Z',
  },
  agitador: {
    line: 'M7 13V35H33V13M4 13H36M20 3V30M11 30H29M11 27V33M29 27V33',
    seal: 'M15.5 8H24.5V13H15.5Z',
  },
  reactor: {
    line: 'M9 15V27A11 9 0 0 0 31 27V15A11 9 0 0 0 9 15M20 6V2M5 19V26A15 13 0 0 0 35 26V19',
    seal: 'M7 15H33V18H7Z',
  },
  cilindro: { line: 'M3 12H27V28H3ZM12 12V28M27 20H38M38 15V25', seal: 'M24 12H28V28H24Z' },
  valvula: {
    line: 'M4 17V35L20 26L36 35V17L20 26ZM20 26V6M11 5H29',
    seal: 'M16.5 13H23.5V19H16.5Z',
  },
  brida: {
    line: 'M12 5H18V35H12ZM22 5H28V35H22ZM12 14H2M12 26H2M28 14H38M28 26H38M9 9H31M9 31H31',
    seal: 'M18.5 8H21.5V32H18.5Z',
  },
  intercambiador: {
    line: 'M10 11H31A6 9 0 0 1 31 29H10M10 11A6 9 0 0 0 10 29M14 17H33M14 23H33M17 11V5M27 29V35',
    seal: 'M9 8H12.5V32H9Z',
  },
  ducto: {
    line: 'M2 12H10V28H2M38 12H30V28H38M10 8V32M30 8V32',
    seal: 'M11 12L14 8L17 12L20 8L23 12L26 8L29 12V28L26 32L23 28L20 32L17 28L14 32L11 28Z',
  },
  rodamiento: {
    line: `${circle(20, 20, 16)}${circle(20, 20, 7)}${circle(20, 8.5, 3)}${circle(30, 14.25, 3)}${circle(30, 25.75, 3)}${circle(20, 31.5, 3)}${circle(10, 25.75, 3)}${circle(10, 14.25, 3)}`,
    seal: circle(20, 20, 3),
  },
  turbina: {
    line: `${circle(20, 20, 16)}M20 15C20 9 24 6 28 6M25 20C31 20 34 24 34 28M20 25C20 31 16 34 12 34M15 20C9 20 6 16 6 12`,
    seal: circle(20, 20, 5),
  },
  refinador: {
    line: 'M14 6V34H18V6ZM22 6V34H26V6ZM18 10H22M18 16H22M18 24H22M18 30H22M26 20H38M2 14H14M2 26H14',
    seal: 'M29 15.5H33V24.5H29Z',
  },
  soplador: {
    line: 'M12 3V15M12 25V37M18 3V15M18 25V37M2 20H30M30 17V23M32 15L36 9M33 20H39M32 25L36 31',
    seal: 'M12 15H18V25H12Z',
  },
}

/** A machine's pictogram; nothing for a new machine that has none yet. */
export function EquipmentPictogram({ equipment }: EquipmentPictogramProps) {
  const pictogram = PICTOGRAMS[equipment]
  if (!pictogram) return null
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d={pictogram.line} />
      <path className={styles.seal} d={pictogram.seal} />
    </svg>
  )
}
