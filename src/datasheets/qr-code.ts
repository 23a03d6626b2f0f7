import { encodeQR } from 'qr'

/** Light modules around the code, without which readers do not find it (ISO/IEC 18004, 9.1). */
const QUIET_ZONE_MODULES = 4

/** An address as a QR code: one path, a square a dark module, that takes the colour of its text. */
export function qrCodeSvg(address: string): string {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE_MODULES })
  const side = rows.length
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><path d="${path}"/></svg>`
}
