/** A placeholder while the data of a search loads. */
export function ComingResults() {
  return (
    <p className="fills-window" role="status">
      Buscando…
    </p>
  )
}
