import { abuseSeeds } from './abuse.ts'
import { answerSeeds } from './answers.ts'
import { browserSessionSeeds } from './browser-session.ts'
import { consentSeeds } from './consent.ts'
import { contentSeeds } from './content.ts'
import { contractSeeds } from './contract.ts'
import { errorReportSeeds } from './error-reports.ts'
import { pageReportSeeds } from './error-reports-of-pages.ts'
import { hostSeeds } from './hosts.ts'
import { inputSeeds } from './input.ts'
import { mailSeeds } from './mail.ts'
import { medicineSeeds } from './medicine.ts'
import { measurementSeeds } from './measurement.ts'
import { memoryTestSeeds } from './memory-test.ts'
import { olderBrowsersSeeds } from './older-browsers.ts'
import { privacySeeds } from './privacy.ts'
import type { Seed } from './seed.ts'
import { requestSeeds } from './requests.ts'
import { sessionSeeds } from './sessions.ts'
import { siteSeeds } from './site.ts'
import { storageSeeds } from './storage.ts'

/** Every defect that is seeded. One that reached a person once belongs here. */
export const seeds: readonly Seed[] = [
  ...privacySeeds,
  ...storageSeeds,
  ...mailSeeds,
  ...inputSeeds,
  ...requestSeeds,
  ...sessionSeeds,
  ...browserSessionSeeds,
  ...siteSeeds,
  ...medicineSeeds,
  ...contentSeeds,
  ...contractSeeds,
  ...memoryTestSeeds,
  ...abuseSeeds,
  ...answerSeeds,
  ...consentSeeds,
  ...measurementSeeds,
  ...errorReportSeeds,
  ...pageReportSeeds,
  ...hostSeeds,
  ...olderBrowsersSeeds,
]
