export type LogoArtwork = 'fr' | 'en'

/** The direction in which the rings open, in degrees; each language has a different drawing. */
const mouths: Record<LogoArtwork, number> = { fr: -22, en: -68 }

/** The logo with the name. The caller puts it inside the link to the home page. */
export function Logo({ artwork, name }: LogoProps) {
  return (
    <span className="logo">
      <svg className="logo__sign" viewBox="0 0 40 40" fill="none" aria-hidden="true">
        {/* The SVG is inline, because every page contains it. It has two rings that open towards three o’clock, and two dots. */}
        <g transform={`rotate(${mouths[artwork]} 20 20)`}>
          <path className="logo__ring" d="M34.1 27.5A16 16 0 1 1 34.1 12.5" strokeWidth="4" />
          <path className="logo__ring" d="M26.9 25.8A9 9 0 1 1 28.9 18.4" strokeWidth="3" />
          <circle className="logo__heart" cx="20" cy="20" r="3.2" />
          <circle className="logo__moment" cx="36" cy="20" r="3.8" />
        </g>
      </svg>
      <span className="logo__name">{name}</span>
    </span>
  )
}

interface LogoProps {
  /** The drawing of a language. */
  artwork: LogoArtwork
  /** The name of the product, as text. */
  name: string
}
