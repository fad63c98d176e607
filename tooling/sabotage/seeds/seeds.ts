import type { Seed } from './seed.ts'
import { settingsSeeds } from './settings.ts'
import { sqlSeeds } from './sql.ts'
import { wiringSeeds } from './wiring.ts'

/** Every defect that is seeded, forty at most: what a mutant of `pnpm mutation` cannot show. */
export const seeds: readonly Seed[] = [...sqlSeeds, ...settingsSeeds, ...wiringSeeds]
