import { articlesCopy } from '../features/articles/index.ts'
import { consultationCopy } from '../features/consultation/index.ts'
import { cookieSettingsCopy } from '../features/cookie-settings/index.ts'
import { homeCopy } from '../features/home/index.ts'
import { preconsultationCopy } from '../features/preconsultation/index.ts'
import { applicationCopy, referralCopy } from '../features/professionals/index.ts'
import { programmeCopy } from '../features/programme/index.ts'
import { secondaryConsultationCopy } from '../features/secondary-consultation/index.ts'
import { selfTestCopy } from '../features/self-test/index.ts'
import { comparisonCopy, studiesCopy } from '../features/studies/index.ts'
import { trialEngagementCopy } from '../features/study-requests/index.ts'
import { trialFinderCopy } from '../features/trial-finder/index.ts'
import type { PageCopy } from '../routing/page-loader.ts'
import type { Screen } from '../routing/site-map.ts'

/** Title and description of pages that are not documents, for the site map page. */
export const pageCopies: Partial<Record<Screen, PageCopy>> = {
  Home: homeCopy,
  CookieSettings: cookieSettingsCopy,
  StudiesHome: studiesCopy,
  StudiesComparison: comparisonCopy,
  ArticlesHome: articlesCopy,
  Questionnaire: selfTestCopy,
  ConsultationRequest: consultationCopy,
  PreconsultationForm: preconsultationCopy,
  SecondaryConsultation: secondaryConsultationCopy,
  TrialFinder: trialFinderCopy,
  TrialEngagementForm: trialEngagementCopy,
  MemHopSignup: programmeCopy,
  Application: applicationCopy,
  Referral: referralCopy,
}
