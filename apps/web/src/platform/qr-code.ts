import { encode } from 'uqr'

/** A QR code as squares of 1, drawn by the path of an SVG; a quarter of it may be dirty or torn. */
export interface QrCode {
  size: number
  path: string
}

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'Q', border: 0 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
