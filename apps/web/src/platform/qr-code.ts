import { encode } from 'uqr'

/** A QR code of unit squares, as the path of an SVG; readable even if a quarter of it is dirty or torn. */
export interface QrCode {
  size: number
  path: string
}

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'Q', border: 0 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
