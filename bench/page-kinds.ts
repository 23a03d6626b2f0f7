/** One page of each kind, the heaviest where there are several. */
export const PAGE_KINDS: readonly string[] = [
  '/',
  '/contacto',
  '/productos/sellos-mecanicos',
  '/productos/sellos-mecanicos/sellos-cartucho',
  '/productos/empaquetaduras-mecanicas-juntas/sellos-bridas',
  '/productos/sellos-mecanicos/sellos-cartucho/1510',
  '/productos/juntas-expansion',
  '/soluciones/sellado-equipo-rotatorio',
  '/glosario',
  '/selector',
  '/comparar',
  '/cotizar',
  '/documentos',
  '/ficha-de-levantamiento',
  '/buscar',
]
