import type { HomePage } from '#schema/home.ts'

type Certification = HomePage['certifications']['items'][number]

/** A certificate's number and validity, as far as the owner has given them: "N° 123, vigente hasta el 30-06-2027". */
export function credentialLine({
  number,
  validUntil,
}: Pick<Certification, 'number' | 'validUntil'>): string | undefined {
  const until = validUntil?.split('-').toReversed().join('-')
  const parts = [number && `N° ${number}`, until && `vigente hasta el ${until}`].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}
