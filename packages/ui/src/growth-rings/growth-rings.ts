/** Five kinds of growth ring that repeat, with the width of the stroke and the length in degrees (`sweep`). */
const years: readonly { width: number; tone: Line['tone']; sweep: number }[] = [
  { width: 7, tone: 'pine', sweep: 262 },
  { width: 2.5, tone: 'fern', sweep: 200 },
  { width: 10, tone: 'dew', sweep: 238 },
  { width: 4.5, tone: 'fern', sweep: 290 },
  { width: 2.5, tone: 'sage', sweep: 214 },
]

const innermost = 34
const spacing = 15.2
/** Each ring starts at this angle in degrees after the previous ring, the golden angle, so that no two openings are in a line. */
const turn = 137.5

/**
 * Draws memory as growth rings. Every third ring ends with a dot, which stands for a remembered moment, and the dots form a spiral. The
 * drawing is the same on every call.
 */
export function growthRings(cycles = 3): Drawing {
  const size = 2 * (innermost + cycles * years.length * spacing - 2)
  const centre = { x: size / 2, y: size / 2 }
  const rings = Array.from({ length: cycles }, () => years)
    .flat()
    .map((year, index) => ({ ...year, index, radius: innermost + index * spacing, from: (index * turn) % 360 }))
    .map((ring) => ({ ...ring, to: ring.from + ring.sweep }))
  return {
    width: size,
    height: size,
    marks: [
      ...rings.map(({ radius, from, to, width, tone }) => ({
        path: arcPath({ centre, radius, from, to }),
        width,
        tone,
      })),
      ...rings
        .filter(({ index }) => index % 3 === 1)
        .map(({ index, radius, to }) => ({
          ...pointAt(centre, radius, to),
          radius: 8 + Math.floor(index / 3),
          tone: index % 2 === 0 ? ('clay' as const) : ('amber' as const),
        })),
      { ...centre, radius: 13, tone: 'ink' },
    ],
  }
}

/** A line along a circle, as an SVG path. */
export interface Line {
  path: string
  width: number
  tone: 'pine' | 'fern' | 'sage' | 'dew'
}

/** A filled circle, for a remembered moment or for the centre. */
export interface Dot {
  x: number
  y: number
  radius: number
  tone: 'amber' | 'clay' | 'ink'
}

/** A drawing as plain data. The marks are in the order in which they are drawn, so later marks cover earlier marks. */
export interface Drawing {
  width: number
  height: number
  marks: readonly (Line | Dot)[]
}

export interface Point {
  x: number
  y: number
}

/** An arc around `centre`, in SVG units; angles in degrees, clockwise from three o’clock. */
interface Arc {
  centre: Point
  radius: number
  from: number
  to: number
}

/** Returns the point of the circle at an angle, rounded to a tenth, so that server and browser render the same text. */
export function pointAt({ x, y }: Point, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: tenth(x + radius * Math.cos(turn)), y: tenth(y + radius * Math.sin(turn)) }
}

/** Returns the SVG path of an arc, clockwise from `from` to `to`. Throws a RangeError unless the arc has between 0 and 360 degrees. */
export function arcPath({ centre, radius, from, to }: Arc): string {
  const sweep = to - from
  if (sweep <= 0 || sweep >= 360) throw new RangeError(`An arc sweeps between 0 and 360 degrees, not ${sweep}`)
  const start = pointAt(centre, radius, from)
  const end = pointAt(centre, radius, to)
  return `M${start.x} ${start.y}A${tenth(radius)} ${tenth(radius)} 0 ${sweep > 180 ? 1 : 0} 1 ${end.x} ${end.y}`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
