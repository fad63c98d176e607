import type { Drawing } from './drawing.ts'

export type { Drawing } from './drawing.ts'
export { growthRings } from './growth-rings.ts'
export { portrait } from './portrait.ts'
export { type ScoreShares, scoreRings } from './score-rings.ts'

/** A drawing of rings; decoration, hidden from those who listen. */
export function Arcs({ drawing: { width, height, marks } }: { drawing: Drawing }) {
  return (
    <svg className="arcs" viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
      {marks.map((mark, index) =>
        'path' in mark ? (
          <path key={index} className={`arcs__line arcs__line--${mark.tone}`} d={mark.path} strokeWidth={mark.width} />
        ) : (
          <circle key={index} className={`arcs__dot--${mark.tone}`} cx={mark.x} cy={mark.y} r={mark.radius} />
        ),
      )}
    </svg>
  )
}
