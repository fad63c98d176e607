import '../forms.css'

/** A QR code, dark on light in every theme. */
export function QrCode({ code: { size, path }, label }: QrCodeProps) {
  return (
    <svg className="qr-code" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

interface QrCodeProps {
  /** The code as an SVG path of unit squares, and the number of squares on each side. */
  code: { size: number; path: string }
  label: string
}
