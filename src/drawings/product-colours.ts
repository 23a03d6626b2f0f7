/** The colour that a product is known by: on the product alone, never on what stands around it. Light, dark. */
export const PRODUCT_COLOURS = {
  red: ['#c9584c', '#d9695c'],
  white: ['#fbfbf8', '#dfe4e2'],
  blue: ['#3f7fc4', '#5b98dc'],
  orange: ['#e08b3a', '#eb9c50'],
  green: ['#4f8f5b', '#65a872'],
  graphite: ['#454d50', '#767f82'],
  black: ['#23292b', '#4a5255'],
} as const

export type ProductColour = keyof typeof PRODUCT_COLOURS
