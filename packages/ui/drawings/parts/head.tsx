import type { ReactNode } from 'react'
import { type HairStyle, hairOf } from './hair.tsx'
import { paint, type Skin, skins } from './paint.ts'

export interface Looks {
  skin: Skin
  hair: HairStyle
  /** Colour of the hair, or of the cloth over it. */
  hairColour: string
  glasses?: boolean
  beard?: boolean | 'moustache'
  earrings?: boolean
}

interface Pose {
  /** Horizontal turn of the face: -7 is left, 7 is right. */
  look?: number
  /** How far the eyes look down. */
  down?: number
  eyes?: 'open' | 'smiling'
  mouth?: 'smile' | 'laugh' | 'calm'
}

export interface FaceProps extends Looks, Pose {}

/** A face around 0, 0; the person draws what is behind the shoulders. */
export function Face({ skin, hair, hairColour, glasses, beard, earrings, look = 0, down = 0, eyes, mouth }: FaceProps) {
  const { around, front } = hairOf(hair)
  const isCovered = hair === 'scarf'
  return (
    <>
      {around && <g fill={hairColour}>{around}</g>}
      {!isCovered && (
        <path
          d={`M${-18 + look / 3} -4a5 5.5 0 1 0 1 10.500M${18 + look / 3} -4a5 5.5 0 1 1-1 10.5`}
          fill={skins[skin]}
        />
      )}
      <path d="M-19-4C-19-31 19-31 19-4 19 13 10 23 0 23S-19 13-19-4Z" fill={skins[skin]} />
      <path
        d={`M${-11.5 + look / 3} ${7 + down}h.1M${11.5 + look / 3} ${7 + down}h.1`}
        stroke={paint.blush}
        strokeWidth="7.5"
        opacity={skin === 'deep' || skin === 'brown' ? 0.3 : 0.6}
      />
      {beard === true && (
        <path
          d={`M-19-1C-18 14-12 27 ${look / 2} 28S18 14 19-1C18 8 15 12 ${9 + look / 2} 9 ${6 + look / 2} 6 ${2 + look} 6 ${look} 7.5 ${-2 + look} 6 ${-6 + look / 2} 6 ${-9 + look / 2} 9-15 12-18 8-19-1Z`}
          fill={hairColour}
        />
      )}
      <g transform={`translate(${look} ${down})`}>
        {glasses && (
          <g strokeWidth="2">
            <path
              d="M-15-1a7 6.8 0 1 0 14 0 7 6.8 0 1 0-14 0ZM1-1a7 6.8 0 1 0 14 0 7 6.8 0 1 0-14 0Z"
              fill={paint.white}
              fillOpacity=".3"
            />
            <path d={`M-1-2h2M-15-2L${-18.5 - look} -4M15-2L${18.5 - look} -4`} />
          </g>
        )}
        {eyes === 'smiling' ? (
          <path d="M-10.5-1q3-4 6 0M4.5-1q3-4 6 0" strokeWidth="2.4" />
        ) : (
          <path d="M-7.5-1.500v.8M7.5-1.500v.8" strokeWidth="4.6" />
        )}
        <path d="M-11-8q4-3 7-1.500M4-9.500q3-1.5 7 1.5" strokeWidth="2" />
        <path d={look < 0 ? 'M.5-1q-5 6-1 7' : 'M-.5-1q5 6 1 7'} strokeWidth="1.8" />
        {beard === 'moustache' && (
          <path
            d="M-11 12C-9 5-3 5 0 7.5 3 5 9 5 11 12 6 13 3 12 0 10.5-3 12-6 13-11 12Z"
            fill={hairColour}
            strokeWidth="2"
          />
        )}
        {beard === 'moustache' ? <path d="M-4 15.5q4 3.5 8 0" /> : mouths[mouth ?? 'smile']}
      </g>
      {front && <g fill={hairColour}>{front}</g>}
      {earrings && <path d="M-19 10v.1M19 10v.1" stroke={paint.amber} strokeWidth="5" />}
    </>
  )
}

const mouths: Record<'smile' | 'laugh' | 'calm', ReactNode> = {
  smile: <path d="M-6.5 11.500q6.5 6.5 13 0" strokeWidth="2.4" />,
  laugh: <path d="M-7 11h14q-1 8-7 8t-7-8Z" fill={paint.white} strokeWidth="2.2" />,
  calm: <path d="M-5 13q5 2.5 10 0" strokeWidth="2.4" />,
}
