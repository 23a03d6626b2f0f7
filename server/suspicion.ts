/** Signs of automatic filling, apart from the text itself. */
export type Circumstances = Readonly<{
  comment: string
  /** The value of the hidden field, which only programs fill in. */
  trap: string
  /** Between the form's appearing and its sending, as its script says; undefined without one. */
  seconds: number | undefined
}>

const LINKS_MAX = 3
/** No one fills in eight fields in less. */
const SECONDS_MIN = 3
const LINK = /https?:\/\/|www\./gi

/** Why an enquiry looks like spam, for its reader; empty if it does not. It is delivered all the same. */
export function suspicionOf({ comment, trap, seconds }: Circumstances): string {
  const links = comment.match(LINK)?.length ?? 0
  const reasons = [
    trap !== '' && 'llenó un campo invisible',
    links > LINKS_MAX && `${links} enlaces`,
    seconds !== undefined && seconds < SECONDS_MIN && `escrita en ${Math.round(seconds)} s`,
  ]
  return reasons.filter(Boolean).join(', ')
}
