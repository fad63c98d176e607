import { arcPath, type Dot, type Drawing, type Line, type Point, pointAt } from './drawing.ts'

/** Whom a portrait shows: somebody, two people close to each other, who calls, or a doctor. */
export type PortraitOf = 'one' | 'two' | 'caller' | 'doctor'

type Mark = Line | Dot
type Sweep = readonly [from: number, to: number]

const field = 120

/** People drawn with the rings of the house, in place of a photo of a stranger; what they have at hand ends in a moment of the rings. */
export function portrait(of: PortraitOf): Drawing {
  const width = of === 'two' ? field + 70 : field
  return {
    width,
    height: field,
    marks: [...(of === 'two' ? person(width - field / 2) : []), ...person(field / 2), ...atHand[of]],
  }
}

/** Shoulders, face, hair and a smile. */
function person(x: number): readonly Mark[] {
  const body = { x, y: 118 }
  const head = headAt(x)
  return [
    { x, y: 60, radius: 58, tone: 'mist' },
    line(body, 45, [186, 354], 8, 'pine'),
    line(body, 34, [192, 348], 5, 'fern'),
    line(body, 24, [198, 342], 4, 'sage'),
    { ...head, radius: 20, tone: 'honey' },
    line(head, 23, [158, 352], 8, 'pine'),
    line(head, 30, [190, 300], 4, 'fern'),
    line(head, 9, [40, 140], 3, 'clay'),
  ]
}

const headAt = (x: number): Point => ({ x, y: 50 })

const line = (centre: Point, radius: number, [from, to]: Sweep, width: number, tone: Line['tone']): Line => ({
  path: arcPath({ centre, radius, from, to }),
  width,
  tone,
})

/** A line around the head of a single person. */
function around(radius: number, sweep: Sweep): readonly Mark[] {
  const head = headAt(field / 2)
  return [line(head, radius, sweep, 3.5, 'clay'), { ...pointAt(head, radius, sweep[0]), radius: 4.5, tone: 'amber' }]
}

/** A headset from the ear to the mouth, and a stethoscope. */
const atHand: Record<PortraitOf, readonly Mark[]> = {
  one: [],
  two: [],
  caller: around(25, [60, 165]),
  doctor: around(36, [48, 132]),
}
