/** A line along a circle; paths as SVG has them. */
export interface Line {
  path: string
  width: number
  tone: 'pine' | 'fern' | 'sage' | 'dew'
}

/** A filled circle: a moment remembered, or the centre. */
export interface Dot {
  x: number
  y: number
  radius: number
  tone: 'amber' | 'clay' | 'ink'
}

/** Plain data, in the order of drawing: later marks lie on earlier ones. */
export interface Drawing {
  width: number
  height: number
  marks: readonly (Line | Dot)[]
}

export interface Point {
  x: number
  y: number
}

/** A part of a circle around `centre`, in SVG units; angles in degrees, clockwise from three o’clock. */
interface Arc {
  centre: Point
  radius: number
  from: number
  to: number
}

/** The point of the circle at an angle, rounded to a tenth so that server and browser write the same text. */
export function pointAt({ x, y }: Point, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: tenth(x + radius * Math.cos(turn)), y: tenth(y + radius * Math.sin(turn)) }
}

/** SVG path data drawn clockwise from `from` to `to`; one full turn or more is refused as a caller’s mistake. */
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
