import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit } from './config.ts'

/** In points: an enquiry refused for its content costs a fifth of an accepted one. */
const TAKEN_COST = 5
const REFUSED_COST = 1
/** How many times the limit of one address a network may send, and all addresses together. */
const NETWORK_FACTOR = 3
const WORLD_FACTOR = 30
/** Each remembered address has used up at least one point of the total, so this limits how many are remembered. */
const WORLD_POINTS_MOST = 20_000
const IPV4_MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i
const HEXTETS = 8

function firstHextets(address: string, count: number): string {
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: HEXTETS - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, count).join(':')
}

/**
 * The keys that a sender is counted under: an IPv4 address; or an IPv6 line's /64 with the /48 around it, since the
 * owner of a /48 may have thousands of lines.
 */
function senderKeys(given: string): { line: string; network: string | undefined } {
  const address = IPV4_MAPPED.exec(given)?.[1] ?? given
  if (!isIPv6(address)) return { line: address, network: undefined }
  return { line: firstHextets(address, 4), network: firstHextets(address, 3) }
}

export type Limits = Readonly<{
  /** Counts an enquiry that begins; returns for how many ms its sender has to wait, 0 if not at all. */
  enter: (address: string) => Promise<number>
  /** Returns part of the cost of an enquiry that was not accepted. */
  refund: (address: string) => Promise<void>
}>

/** Counts enquiries by line, by network and in all, each in windows of the same length. */
export function createLimits({ max, windowMs }: RateLimit): Limits {
  const limiterOf = (factor: number) =>
    new RateLimiterMemory({
      points: Math.min(max * factor * TAKEN_COST, WORLD_POINTS_MOST),
      duration: windowMs / 1000,
    })
  const lines = limiterOf(1)
  const networks = limiterOf(NETWORK_FACTOR)
  const world = limiterOf(WORLD_FACTOR)

  /** The total comes first, so that addresses it refuses are not remembered. */
  function countersOf(address: string): [RateLimiterMemory, string][] {
    const { line, network } = senderKeys(address)
    const ofNetwork: [RateLimiterMemory, string][] =
      network === undefined ? [] : [[networks, network]]
    return [[world, ''], ...ofNetwork, [lines, line]]
  }

  async function enter(address: string): Promise<number> {
    const passed: [RateLimiterMemory, string][] = []
    for (const [limiter, key] of countersOf(address)) {
      try {
        await limiter.consume(key, TAKEN_COST)
        passed.push([limiter, key])
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        // A refused request does not count against the limits it had passed.
        for (const [other, otherKey] of passed) await other.reward(otherKey, TAKEN_COST)
        return refusal.msBeforeNext
      }
    }
    return 0
  }

  async function refund(address: string): Promise<void> {
    for (const [limiter, key] of countersOf(address)) {
      await limiter.reward(key, TAKEN_COST - REFUSED_COST)
    }
  }

  return { enter, refund }
}

/** How many operations may run at a time: of one line, of one network, of all together. */
type Most = Readonly<{ line: number; network: number; world: number }>

/** Forms with files that are being received. */
export const UPLOADS_MOST: Most = { line: 2, network: 4, world: 16 }
/** Large files that are being sent: each of them holds memory until its client has read it. */
export const DOWNLOADS_MOST: Most = { line: 32, network: 64, world: 160 }

/** Divides a number of places among addresses, so that nobody occupies them all. */
export type Shares = Readonly<{
  /** Takes a place for an address; returns the function that frees it, or undefined if none is free. */
  take: (address: string) => (() => void) | undefined
}>

/** Counts the operations under way. */
export function createShares(most: Most): Shares {
  const places = new Map<string, number>()
  return {
    take: (address) => {
      const { line, network } = senderKeys(address)
      const shares: readonly (readonly [string, number])[] = [
        ['', most.world],
        [`line ${line}`, most.line],
        [`network ${network ?? line}`, most.network],
      ]
      if (shares.some(([key, limit]) => (places.get(key) ?? 0) >= limit)) return undefined
      for (const [key] of shares) places.set(key, (places.get(key) ?? 0) + 1)
      return () => {
        for (const [key] of shares) {
          const left = (places.get(key) ?? 1) - 1
          if (left > 0) places.set(key, left)
          else places.delete(key)
        }
      }
    },
  }
}

/** A queue: each caller waits until all earlier ones are over. Only the last promise is kept. */
export function createTurns(): (isOver: Promise<unknown> | undefined) => Promise<void> {
  let last = Promise.resolve()
  return (isOver) => {
    const before = last
    last = Promise.all([before, isOver]).then(() => {})
    return before
  }
}
