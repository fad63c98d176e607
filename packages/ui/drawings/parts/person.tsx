import type { ReactNode } from 'react'
import { hairOf } from './hair.tsx'
import { Face, type FaceProps } from './head.tsx'
import { paint, type Skin, skins } from './paint.ts'
import { Limb } from './scene.tsx'

export type Collar = 'round' | 'vee' | 'roll' | 'shirt' | 'cardigan' | 'coat'

interface PersonProps extends FaceProps {
  /** Position of the base of the neck. */
  x: number
  y: number
  size?: number
  /** Tilt of the head in degrees. */
  tilt?: number
  /** Half of the shoulder width. */
  build?: number
  /** Height of the body. */
  height?: number
  top: string
  collar?: Collar
  /** Colour under the top, visible at the collar. */
  under?: string
  /** Drawn behind the body. */
  behind?: ReactNode
  /** Arms and objects in them. */
  children?: ReactNode
}

/** A person from head to hips. */
export function Person({
  x,
  y,
  size = 1,
  tilt = 0,
  build = 34,
  height = 120,
  top,
  collar = 'round',
  under = paint.paper,
  behind,
  children,
  ...face
}: PersonProps) {
  const { back } = hairOf(face.hair)
  const head = `translate(0 -27)${tilt === 0 ? '' : ` rotate(${tilt} 0 22)`}`
  return (
    <g transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`}>
      {behind}
      {back && (
        <g transform={head} fill={face.hairColour}>
          {back}
        </g>
      )}
      <path
        d={`M-10 4C${-build + 6} 8 ${-build - 2} 12 ${-build - 2} 40L${-build + 8} ${height}H${build - 8}L${build + 2} 40C${build + 2} 12 ${build - 6} 8 10 4Z`}
        fill={top}
      />
      {collars[collar]({ top, under, height })}
      <path d="M-8-14V4Q0 15 8 4V-14" fill={skins[face.skin]} />
      {collar === 'roll' && <path d="M-11 0Q0 5 11 0L12 9Q0 15-12 9Z" fill={top} />}
      <g transform={head}>
        <Face {...face} />
      </g>
      {children}
    </g>
  )
}

const collars: Record<Collar, (dress: { top: string; under: string; height: number }) => ReactNode> = {
  round: () => <path d="M-12 3Q0 21 12 3" />,
  vee: ({ under }) => <path d="M-11 4L0 27 11 4" fill={under} />,
  roll: () => null,
  shirt: ({ under }) => <path d="M-9 3L-15 9-6 20 0 13 6 20 15 9 9 3" fill={under} />,
  cardigan: ({ under, height }) => (
    <>
      <path d={`M-11 4C-10 20-5 30 0 38 5 30 10 20 11 4Z`} fill={under} />
      <path d={`M0 38V${height}M6 49h.1`} />
    </>
  ),
  coat: ({ under, height }) => (
    <>
      <path d="M-11 4L0 42 11 4Z" fill={under} />
      <path d={`M-11 4L-19 16-11 20 0 42 11 20 19 16 11 4M0 42V${height}`} />
    </>
  ),
}

/** A sleeve and a hand; at default width it begins at the shoulder, at -26, 30 or 26, 30, and first goes straight down. */
export function Arm({ d, hand, skin, sleeve, width = 16 }: ArmProps) {
  return (
    <>
      <Limb d={d} colour={sleeve} width={width} />
      {hand && <circle cx={hand[0]} cy={hand[1]} r={7.5} fill={skins[skin]} />}
    </>
  )
}

interface ArmProps {
  d: string
  hand?: readonly [x: number, y: number]
  skin: Skin
  sleeve: string
  width?: number
}
