const circle = 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19z'

const strokes = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M7 7l10 10M17 7L7 17',
  question: 'M9 9.2a3 3 0 1 1 4.6 2.6c-1 .6-1.6 1.2-1.6 2.4M12 17.6v.1',
  info: `${circle}M12 11.5v5M12 7.6v.1`,
  alert: `${circle}M12 7.4v5.2M12 16.4v.1`,
  menu: 'M4 7h16M4 12h16M4 17h16',
  arrow: 'M5 12h14M13 6l6 6-6 6',
} as const

export type IconName = keyof typeof strokes

/** Drawn beside words, never in their place: hidden from those who listen. */
export function Icon({ name }: { name: IconName }) {
  return (
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
      focusable="false"
    >
      <path d={strokes[name]} />
    </svg>
  )
}
