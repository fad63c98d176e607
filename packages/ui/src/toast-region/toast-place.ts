/** A part of the window, in pixels from its top left corner. */
export interface Area {
  top: number
  right: number
  bottom: number
  left: number
}

/** At the end of the window, unless they would cover the focused element there and not at its start (WCAG 2.4.12). */
export function toastPlace(toasts: Area, windowHeight: number, focused: Area | undefined): 'start' | 'end' {
  if (focused === undefined) return 'end'
  const { left, right } = toasts
  const height = toasts.bottom - toasts.top
  const gap = Math.max(0, Math.min(toasts.top, windowHeight - toasts.bottom))
  const atEnd = { left, right, top: windowHeight - gap - height, bottom: windowHeight }
  const atStart = { left, right, top: 0, bottom: gap + height }
  return overlap(atEnd, focused) && !overlap(atStart, focused) ? 'start' : 'end'
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
