import { comparisonPath } from '#catalogue/paths.ts'
import { Link } from '#components/link/link.tsx'
import { COMPARED_MOST, useCompareList } from './compare-list.ts'

type CompareLinkProps = { id: string; label: string }

/** Leads to the comparison with this product; with a script, beside those gathered before. */
export function CompareLink({ id, label }: CompareLinkProps) {
  const gathered = useCompareList()
  if (gathered.includes(id) || gathered.length >= COMPARED_MOST) {
    return <Link href={comparisonPath(gathered)}>Ver la comparación ({gathered.length})</Link>
  }
  return (
    <Link href={comparisonPath([...gathered, id])}>
      {gathered.length > 0 ? `Comparar con ${gathered.length} más` : 'Comparar'}
      <span className="visually-hidden">: {label}</span>
    </Link>
  )
}
