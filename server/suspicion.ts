/** Signs of automatic filling, and the comment. */
export type Circumstances = Readonly<{
  comment: string
  /** The value of the hidden field, which only bots fill in. */
  trap: string
  /** Time between showing the form and sending it, measured by its script; undefined without a script. */
  seconds: number | undefined
}>

const LINKS_MAX = 3
/** Nobody fills in eight fields faster. */
const SECONDS_MIN = 3
const LINK = /https?:\/\/|www\./gi

/** Why an enquiry looks like spam, for its reader; empty if it does not. It is delivered in any case. */
export function suspicionOf({ comment, trap, seconds }: Circumstances): string {
  const links = comment.match(LINK)?.length ?? 0
  const reasons = [
    trap !== '' && 'llenó un campo invisible',
    links > LINKS_MAX && `${links} enlaces`,
    seconds !== undefined && seconds < SECONDS_MIN && `escrita en ${Math.round(seconds)} s`,
  ]
  return reasons.filter(Boolean).join(', ')
}
