import { growthRings } from './growth-rings.ts'

const { size, rings, moments } = growthRings()

/** The drawing of the hero; decoration, hidden from those who listen. */
export function Arcs() {
  return (
    <svg className="arcs" viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true" focusable="false">
      {rings.map(({ path, width, tone }) => (
        <path key={path} className={`arcs__ring arcs__ring--${tone}`} d={path} strokeWidth={width} />
      ))}
      {moments.map(({ x, y, radius, tone }) => (
        <circle key={`${x} ${y}`} className={`arcs__moment arcs__moment--${tone}`} cx={x} cy={y} r={radius} />
      ))}
      <circle className="arcs__heart" cx={size / 2} cy={size / 2} r="13" />
    </svg>
  )
}
