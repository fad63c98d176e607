import type { ReactNode } from 'react'

export type HairStyle = keyof typeof styles

interface Style {
  /** Behind the neck and the shoulders. */
  back?: ReactNode
  /** Behind the face, over the shoulders. */
  around?: ReactNode
  front?: ReactNode
}

/** Hair around a face that is centred on 0, 0 and spans -19 to 19 by -24 to 23. */
const styles = {
  short: {
    front: (
      <path d="M-19.5 1C-24-16-18-32 3-32 22-32 24-14 19.5 1 18-5 17-11 13-15 3-11-7-11-14-16-17-10-18-5-19.5 1Z" />
    ),
  },
  parted: {
    front: (
      <path d="M-19.5 2C-24-10-23-27-6-31 13-35 25-20 19.5 2 18-6 15-10 11-14-1-9-11-12-13-21-15-13-18-7-19.5 2Z" />
    ),
  },
  bald: { back: <path d="M-20 5C-26-4-23-15-14-17H14C23-15 26-4 20 5Z" /> },
  waves: {
    front: (
      <path d="M-18 9A8 8 0 0 1-24-6 8 8 0 0 1-20-20 9 9 0 0 1-7-29 9 9 0 0 1 8-29 9 9 0 0 1 20-20 8 8 0 0 1 24-6 8 8 0 0 1 18 9C20-2 17-11 12-17 4-12-6-12-13-17-17-9-18 1-18 9Z" />
    ),
  },
  curls: {
    back: (
      <path d="M-18 18A10 10 0 0 1-29 5 10 10 0 0 1-30-12 10 10 0 0 1-22-27 11 11 0 0 1-5-34 11 11 0 0 1 13-32 10 10 0 0 1 27-21 10 10 0 0 1 31-4 10 10 0 0 1 26 11 10 10 0 0 1 18 18Z" />
    ),
    front: (
      <>
        <path
          d="M-19-2C-20-16-12-25 0-25S20-16 19-2A7 7 0 0 1 12-12 8 8 0 0 1 0-15 8 8 0 0 1-12-12 7 7 0 0 1-19-2Z"
          stroke="none"
        />
        <path d="M19-2A7 7 0 0 1 12-12 8 8 0 0 1 0-15 8 8 0 0 1-12-12 7 7 0 0 1-19-2" fill="none" />
      </>
    ),
  },
  cropped: {
    front: <path d="M-19.5-2C-22-20-12-28 0-28S22-20 19.5-2C18-10 15-15 11-17 4-19-4-19-11-17-15-15-18-10-19.5-2Z" />,
  },
  bun: {
    back: <circle cx="3" cy="-33" r="10" />,
    front: <path d="M-19.5 3C-24-18-12-28 1-28S23-18 19.5 3C18-8 11-14 1-18-9-15-18-8-19.5 3Z" />,
  },
  bob: {
    back: <path d="M-24 21C-29-13-19-32 1-32S30-13 25 21C19 26 14 24 11 19H-11C-14 24-19 26-24 21Z" />,
    front: (
      <>
        <path d="M-20 3C-23-18-11-27 2-27S22-18 20 3C18-6 13-11 6-18 1-10-11-7-20 3Z" stroke="none" />
        <path d="M19.5 3C18-6 13-11 6-18 1-10-11-7-19.5 3" fill="none" />
      </>
    ),
  },
  long: {
    back: <path d="M-22 44C-30 22-29-32 1-32S31 22 24 44C10 52-10 52-22 44Z" />,
    front: (
      <>
        <path d="M-20 6C-24-18-11-27 1-27S23-18 20 6C17-6 9-12 1-22-7-12-17-6-20 6Z" stroke="none" />
        <path d="M19.5 6C17-6 9-12 1-22-7-12-17-6-19.5 6" fill="none" />
      </>
    ),
  },
  scarf: {
    around: <path d="M-22 6C-27 24-34 34-38 40-18 52 18 52 38 40 34 34 27 24 22 6Z" />,
    front: (
      <path
        fillRule="evenodd"
        d="M-23 12C-29-18-16-33 0-33S29-18 23 12C20 26 10 32 0 32S-20 26-23 12ZM-16-2C-17 12-8 22 0 22S17 12 16-2C14-15 8-20 0-20S-14-15-16-2Z"
      />
    ),
  },
} satisfies Record<string, Style>

export const hairOf = (style: HairStyle): Style => styles[style]
