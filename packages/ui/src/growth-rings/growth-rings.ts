import { arcPath, type Drawing, type Line, pointAt } from './drawing.ts'

/** Five kinds of year that come round again, as in wood: how thick the ring is and how many degrees it lasts. */
const years: readonly { width: number; tone: Line['tone']; sweep: number }[] = [
  { width: 7, tone: 'pine', sweep: 262 },
  { width: 2.5, tone: 'fern', sweep: 200 },
  { width: 10, tone: 'dew', sweep: 238 },
  { width: 4.5, tone: 'fern', sweep: 290 },
  { width: 2.5, tone: 'sage', sweep: 214 },
]

const innermost = 34
const spacing = 15.2
/** From ring to ring the beginning turns by the golden angle, like leaves around a stem: no two openings line up. */
const turn = 137.5

/**
 * Memory as growth rings; a dot at the end of every third marks a moment remembered, and the dots wind outwards. The
 * same drawing at every call.
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
