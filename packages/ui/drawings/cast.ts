import type { Looks } from './parts/head.tsx'
import { hairs, paint } from './parts/paint.ts'

/** The people in the drawings: nobody real, each with a different look. */
export const cast = {
  odile: { skin: 'fair', hair: 'waves', hairColour: hairs.white, glasses: true, earrings: true },
  samuel: { skin: 'deep', hair: 'cropped', hairColour: hairs.silver, beard: true },
  henri: { skin: 'peach', hair: 'bald', hairColour: hairs.silver, beard: 'moustache' },
  mei: { skin: 'peach', hair: 'bob', hairColour: hairs.grey },
  rosa: { skin: 'olive', hair: 'bun', hairColour: hairs.silver, earrings: true },
  amina: { skin: 'olive', hair: 'scarf', hairColour: paint.sea },
  grace: { skin: 'brown', hair: 'curls', hairColour: hairs.black, earrings: true },
  julie: { skin: 'fair', hair: 'long', hairColour: hairs.auburn },
  karim: { skin: 'olive', hair: 'short', hairColour: hairs.black, beard: true },
  paul: { skin: 'fair', hair: 'parted', hairColour: hairs.grey, glasses: true },
  awa: { skin: 'deep', hair: 'bun', hairColour: hairs.black },
  lin: { skin: 'peach', hair: 'short', hairColour: hairs.black, glasses: true },
} as const satisfies Record<string, Looks>
