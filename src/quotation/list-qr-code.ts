import { useEffect, useState } from 'react'

/** A telephone still reads the code off a sheet; a longer address makes its squares too small. */
const QR_MOST = 1200
/** Light modules around the code, without which readers do not find it (ISO/IEC 18004, 9.1). */
const QUIET_ZONE_MODULES = 4

/** An address as the address of a picture of its QR code; undefined while it is made, and where it is too long. */
export function useQrCode(address: string): string | undefined {
  const [made, setMade] = useState<{ address: string; picture: string }>()
  useEffect(() => {
    if (address.length > QR_MOST) return
    let isOver = false
    // Only who has a list needs it; without a signal the address in letters remains.
    void import('qr').then(
      ({ encodeQR }) => {
        const svg = encodeQR(address, 'svg', { ecc: 'low', border: QUIET_ZONE_MODULES })
        const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
        if (!isOver) setMade({ address, picture })
      },
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [address])
  return made?.address === address ? made.picture : undefined
}
