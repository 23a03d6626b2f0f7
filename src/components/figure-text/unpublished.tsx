/** In place of an unpublished figure: shown as a dash, read out as words. */
export function Unpublished() {
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">sin dato publicado</span>
    </span>
  )
}
