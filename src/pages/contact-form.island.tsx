import type { ComponentProps, ReactNode } from 'react'
import { NoticeLine } from '#components/notice-line/notice-line.tsx'
import { commentOpening } from '#contact/comment-opening.ts'
import { enquiryFormStore } from '#contact/enquiry-form-store.ts'
import { EnquiryForm } from '#contact/enquiry-form.tsx'
import { AttachedList } from '#quotation/attached-list.tsx'
import { quoteText } from '#quotation/list-text.ts'
import { useAddressQuery } from '#visitor/use-address-query.ts'
import { sendOffQuoteList } from '#visitor/quote-list.ts'
import { useQuoteList } from '#visitor/use-visitor.ts'
import { island } from '#islands/island.tsx'
import { findProduct } from '#quotation/find-product.ts'
import { useProductData, type ProductDataState } from '#finder/products/use-product-data.ts'

/** The catalogue's product for the code in an address. */
type KnownProduct =
  | { state: 'none' | 'loading' | 'unknown' }
  | { state: 'known'; label: string; name: string }

/** Looks a code up once the products are loaded. */
function knownProduct(code: string | null, state: ProductDataState): KnownProduct {
  if (code === null || code.trim() === '') return { state: 'none' }
  if (state.status !== 'ready') return { state: 'loading' }
  const product = findProduct(state.data.products, code)
  return product
    ? { state: 'known', label: product.label, name: product.fullName }
    : { state: 'unknown' }
}

const formStore = enquiryFormStore()

type ContactFormProps = Pick<ComponentProps<typeof EnquiryForm>, 'mail' | 'note' | 'branches'> & {
  slots: { privacy: ReactNode }
}

/** The contact form, prefilled from the address and the list to quote. */
function ContactForm({ slots, ...form }: ContactFormProps) {
  const search = new URLSearchParams(useAddressQuery())
  const code = search.get('producto')
  const lines = useQuoteList()
  const { state } = useProductData(code !== null || lines.length > 0)
  const product = knownProduct(code, state)
  const products = state.status === 'ready' ? state.data.products : []
  const list = lines.length > 0 ? quoteText(lines, products) : ''
  return (
    <>
      {product.state === 'unknown' && (
        <NoticeLine>
          «{code}» no está en el catálogo. Escribe en tu consulta qué necesitas y lo buscamos.
        </NoticeLine>
      )}
      <EnquiryForm
        store={formStore}
        {...form}
        opening={commentOpening(
          product.state === 'known' ? product : undefined,
          search.get('consulta'),
        )}
        list={list}
        attached={AttachedList}
        privacy={slots.privacy}
        // Sent lines leave the list, whose page can restore them; one added meanwhile in another tab stays.
        onSent={(comment) => {
          if (list !== '' && comment.includes(list)) sendOffQuoteList(lines)
        }}
      />
    </>
  )
}

export default island('contact-form', ContactForm)
