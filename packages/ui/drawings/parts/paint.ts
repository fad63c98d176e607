/** The colours of the drawings. An image file cannot use the page's tokens, so their values are repeated here, with colours of skin and hair. */
export const paint = {
  ink: '#14242f',
  white: '#ffffff',
  paper: '#fffcf6',
  sand: '#f1e6d3',
  mist: '#dfece6',
  dew: '#c9ddd5',
  sage: '#86b8a8',
  fern: '#2f7d6c',
  pine: '#0e5246',
  amber: '#f6b93b',
  honey: '#fbdf9d',
  clay: '#b5552f',
  blush: '#ef9f86',
  sea: '#2b6f8f',
  wood: '#d9a86c',
} as const

export const skins = { fair: '#f9dcc4', peach: '#f2c39c', olive: '#dba878', brown: '#b97c50', deep: '#92603f' } as const

export const hairs = {
  white: '#f4f1ea',
  silver: '#c3c9c8',
  grey: '#8d9899',
  black: '#39434c',
  brown: '#6f4628',
  auburn: '#a24d26',
  sand: '#d7a95b',
} as const

export type Skin = keyof typeof skins
