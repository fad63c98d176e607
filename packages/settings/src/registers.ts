import { origin } from './kinds.ts'
import type { Schema } from './schema.ts'

/** The settings of the registers from which studies are drafted and checked. */
export const registerSettings = {
  registerOrigin: {
    name: 'STUDY_REGISTERS_URL',
    kind: origin,
    meaning:
      'the address of the public registers of studies, such as a proxy of your own; if unset, `clinicaltrials.gov` and `euclinicaltrials.eu`',
  },
} satisfies Schema
