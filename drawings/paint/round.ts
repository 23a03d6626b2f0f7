/** Tenths of a sheet unit: finer than any screen or printer shows. */
export const round = (value: number) => Math.round(value * 10) / 10
