import '../forms.css'

/** A code that the camera of a telephone reads, dark on light whatever the page looks like. */
export function QrCode({ code: { size, path }, label }: QrCodeProps) {
  return (
    <svg className="qr-code" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

interface QrCodeProps {
  /** Squares of 1, by the path of an SVG. */
  code: { size: number; path: string }
  label: string
}
