import type { SheetGasket } from './dimensions.ts'
import { foilOf } from './section.ts'
import { bareOf } from './torn-corner.ts'

const MATERIALS: Record<SheetGasket['material'], string> = {
  rubber: 'caucho homogéneo, sin tela ni fibra',
  'rubber-cloth': 'dos capas de caucho con una tela entre ellas',
  'coated-fabric': 'tela de vidrio entre dos películas de caucho',
  eptfe: 'PTFE expandido: nodos unidos por microfibrillas, que ceden y se adaptan a la brida',
  'filled-ptfe': 'PTFE con carga repartida',
  'aramid-fibre': 'fibras cortas y rizadas de aramida, unidas con nitrilo y comprimidas',
  'carbon-fibre': 'fibras cortas y rectas de carbono, unidas con nitrilo y comprimidas',
  'aramid-glass-fibre': 'fibras de aramida, rizadas, y de vidrio, rectas, unidas con nitrilo',
  graphite: 'láminas de grafito flexible prensado',
}
const GIVE: Record<SheetGasket['compressibility'], string> = {
  low: 'La línea de trazos marca su altura bajo carga: cede poco.',
  medium: 'La línea de trazos marca su altura bajo carga: cede medianamente.',
  high: 'La línea de trazos marca su altura bajo carga: cede mucho.',
}
const CUTS: Record<SheetGasket['cut'], string> = {
  'inside-bolts': 'La junta queda por dentro de los pernos, que la centran.',
  'full-face': 'La junta cubre toda la cara de la brida y lleva los agujeros de los pernos.',
  both: 'Se corta por dentro de los pernos o de cara completa, con sus agujeros.',
  frame: 'Se pliega y se tiende alrededor del marco de una puerta.',
  diaphragm: 'El disco queda apretado en su borde, y su pliegue le deja moverse.',
}
const BESIDE: Record<SheetGasket['beside'], string> = {
  none: '',
  roll: 'Se corta de un rollo.',
  shears: 'Se corta con tijera.',
}
const BARE: Record<ReturnType<typeof bareOf>, string> = {
  metal: 'La esquina rasgada deja ver el metal entre las dos capas.',
  cloth: 'La esquina rasgada deja ver la tela.',
  fibres: 'La esquina rasgada deja ver el interior de la lámina.',
}
const TITLES: Partial<Record<SheetGasket['cut'], string>> = {
  frame: 'sección ampliada, planta y puerta cerrada',
  diaphragm: 'sección ampliada, planta y caja de diafragma',
}

export function describeSheetGasket(parameters: SheetGasket) {
  const { material, insert, compressibility, cut, beside } = parameters
  const sentences = [
    `Sección ampliada de la lámina, de espesor t: ${MATERIALS[material]}${insert === 'none' ? '' : `, con ${foilOf(parameters.insertMetal)} en el centro`}.`,
    BARE[bareOf(parameters)],
    material === 'filled-ptfe' ? GIVE[compressibility] : '',
    CUTS[cut],
    BESIDE[beside],
  ]
  return {
    title: TITLES[cut] ?? 'sección ampliada, planta y unión embridada',
    description: sentences.filter(Boolean).join(' '),
  }
}
