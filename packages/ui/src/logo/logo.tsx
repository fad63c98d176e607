import { arcPath, pointAt } from '../arcs/arc-path.ts'

export type LogoArtwork = 'fr' | 'en'

/** Where the rings open, in degrees: each language has its own drawing. */
const mouths: Record<LogoArtwork, number> = { fr: -22, en: -68 }

const size = 40
const middle = size / 2
const centre = { x: middle, y: middle }

/** The sign and the name; goes inside the link to the home page. */
export function Logo({ artwork, name }: { artwork: LogoArtwork; name: string }) {
  const mouth = mouths[artwork]
  const moment = pointAt(centre, 16, mouth)
  return (
    <span className="logo">
      <svg className="logo__sign" viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true" focusable="false">
        <path
          className="logo__ring"
          d={arcPath({ centre, radius: 16, from: mouth + 28, to: mouth + 332 })}
          strokeWidth="4"
        />
        <path
          className="logo__ring"
          d={arcPath({ centre, radius: 9, from: mouth + 40, to: mouth + 350 })}
          strokeWidth="3"
        />
        <circle className="logo__heart" cx={middle} cy={middle} r="3.2" />
        <circle className="logo__moment" cx={moment.x} cy={moment.y} r="3.8" />
      </svg>
      <span className="logo__name">{name}</span>
    </span>
  )
}
