import type { DrawingOf } from '../../kinds.ts'

type BranchMap = DrawingOf<'branch-map'>

const list = new Intl.ListFormat('es')

const SIDES: Record<BranchMap['format'], string> = {
  standing: 'con el norte arriba y el mar a la izquierda',
  lying: 'con el norte a la izquierda y el mar abajo',
}

export function describeBranchMap({ format, points }: BranchMap) {
  const southwards = points.toSorted((a, b) => b.latitude - a.latitude)
  const branches = points.length === 1 ? 'la sucursal' : 'las sucursales'
  const latitudes = southwards.map(({ latitude }) => `${Math.round(-latitude)}°`)
  return {
    title: `mapa de Chile con ${branches} de ${list.format(southwards.map(({ city }) => city))}`,
    description: `Contorno simplificado de Chile continental, ${SIDES[format]}. De norte a sur, cerca de los ${list.format(latitudes)} de latitud sur.`,
  }
}
