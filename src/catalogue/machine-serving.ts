/** The machine whose survey form fits a page's products: the one that serves the most specific page above it. */
export function machineServing<Machine extends { serves: readonly { href: string }[] }>(
  machines: readonly Machine[],
  own: string,
): Machine | undefined {
  const [best] = machines
    .flatMap((machine) => machine.serves.map(({ href }) => ({ machine, href })))
    .filter(({ href }) => own === href || own.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)
  return best?.machine
}
