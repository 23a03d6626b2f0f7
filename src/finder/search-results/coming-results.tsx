/** Until what a search needs is there. */
export function ComingResults() {
  return (
    <p className="fills-window" role="status">
      Buscando…
    </p>
  )
}
