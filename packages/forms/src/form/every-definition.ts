import * as callBlock from '../call/call-block.ts'
import * as callNeeds from '../call/call-needs.ts'
import { passOnConsent, phoneAnswersConsent } from '../desk/spoken-consents.ts'
import { callConsent, linkConsent, relativeConsent } from '../memory-test/result-consents.ts'
import { testConsent, viewConsent } from '../memory-test/test-consents.ts'
import { finderNews } from '../news/finder-news.ts'
import { programme } from '../news/programme.ts'
import * as yourNews from '../news/your-news.ts'
import { resultConsent } from '../trial-finder/result-consent.ts'
import * as studyRequest from '../trial-finder/study-request.ts'
import type { ConsentSentence } from './consent-text.ts'
import { formIds, formNow } from './every-form.ts'

/** Every consent that people give on the site or on the phone, except the one to cookies. */
export const everyConsent: readonly ConsentSentence<string>[] = [
  ...formIds.map((id) => formNow(id).consent),
  resultConsent,
  finderNews.consent,
  programme.consent,
  yourNews.newsConsent,
  yourNews.newsSmsConsent,
  studyRequest.newsBesideCall,
  testConsent,
  viewConsent,
  linkConsent,
  callConsent,
  relativeConsent,
  passOnConsent,
  phoneAnswersConsent,
].flat()

const isPage = (consent: object) => 'paragraphs' in consent

/** All forms and consent texts by name. Single sentences are grouped, because one alone is too short to rate its readability. */
export const everyDefinition: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(formIds.map((id) => [id, formNow(id)])),
  call: { ...callBlock, ...callNeeds },
  news: { finderNews, programme, ...yourNews },
  study_request: studyRequest,
  ...Object.fromEntries(everyConsent.filter(isPage).map((consent) => [`consent ${consent.version}`, consent])),
  'consent in a sentence': everyConsent.filter((consent) => !isPage(consent)),
}
