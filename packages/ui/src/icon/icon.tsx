import { createElement, type ReactNode } from 'react'

/** The SVG elements of an icon on a 24 by 24 grid, as Lucide provides them. */
export type Drawing = readonly (readonly [element: string, attributes: Readonly<Record<string, unknown>>])[]

/** An icon before its label. Every icon has a label (R2-77), so the icon is hidden from screen readers. */
export function Icon({ drawing, frame, children }: IconProps) {
  const svg = (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  )
  return (
    <>
      {frame === undefined ? svg : <span className={frame}>{svg}</span>}
      {children}
    </>
  )
}

interface IconProps {
  drawing: Drawing
  /** The class of an element around the icon; without it there is no such element. */
  frame?: string
  children: ReactNode
}
