type Wanted = { centre: number; room: number }

/** Centres next to those wanted, in their order, that leave each its room between `from` and `to`. */
export function spreadOut(wanted: readonly Wanted[], from: number, to: number): number[] {
  let edge = from
  const pushed = wanted.map(({ centre, room }) => {
    const moved = Math.max(centre, edge + room / 2)
    edge = moved + room / 2
    return { centre: moved, room }
  })
  edge = to
  return pushed
    .toReversed()
    .map(({ centre, room }) => {
      const moved = Math.min(centre, edge - room / 2)
      edge = moved - room / 2
      return moved
    })
    .toReversed()
}
