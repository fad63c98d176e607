import type { Clinic } from '../../clinic/clinic.ts'
import type { Database } from '../../platform/database/connect.ts'

/** Where the times that were given are kept, and who says how many people call at once. */
export interface Places {
  database: Database
  clinic: Pick<Clinic, 'calls'>
}
