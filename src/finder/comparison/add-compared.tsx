import { listed } from '#catalogue/labels.ts'
import { QUOTE_PATH } from '#catalogue/paths.ts'
import { Button, LinkButton } from '#components/button/button.tsx'
import { addAndAnnounce } from '#components/product-row/add-and-announce.ts'
import type { ProductRecord } from '#views/product-data.ts'
import type { Service } from '#visitor/quote-list.ts'
import { useQuoteList } from '#visitor/use-visitor.ts'

/** Adds all compared products to the quote list. */
export function AddCompared({
  products,
  service,
}: {
  products: readonly ProductRecord[]
  service: Service | undefined
}) {
  const lines = useQuoteList()
  const missing = products.filter(({ id }) => !lines.some((line) => line.id === id))
  return (
    <p>
      {missing.length === 0 ? (
        <LinkButton kind="secondary" href={QUOTE_PATH}>
          En la lista · Ver
        </LinkButton>
      ) : (
        <Button
          onClick={() =>
            addAndAnnounce(
              ...missing.map(({ id, label, fullName }) => ({
                id,
                label,
                name: fullName,
                ...(service && { service }),
              })),
            )
          }
        >
          Agregar{' '}
          {missing.length === 1
            ? listed(missing)
            : `los ${missing.length < products.length ? 'otros ' : ''}${missing.length}`}
        </Button>
      )}
    </p>
  )
}
