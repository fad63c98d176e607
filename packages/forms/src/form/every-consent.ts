import { passOnConsent, phoneAnswersConsent } from '../desk/spoken-consents.ts'
import { callConsent, linkConsent, relativeConsent } from '../memory-test/result-consents.ts'
import { testConsent, viewConsent } from '../memory-test/test-consents.ts'
import { finderNews } from '../news/finder-news.ts'
import { programme } from '../news/programme.ts'
import { newsConsent } from '../news/your-news.ts'
import { newsBesideCall } from '../trial-finder/study-request.ts'
import { resultConsent } from '../trial-finder/result-consent.ts'
import type { ConsentSentence } from './consent-text.ts'
import { formIds, formNow } from './every-form.ts'

/** Every consent on the site or on the phone, except cookies. */
export const everyConsent: readonly ConsentSentence<string>[] = [
  ...formIds.map((id) => formNow(id).consent),
  resultConsent,
  finderNews.consent,
  programme.consent,
  newsConsent,
  newsBesideCall,
  testConsent,
  viewConsent,
  linkConsent,
  callConsent,
  relativeConsent,
  passOnConsent,
  phoneAnswersConsent,
].flat()
