import type { Locale } from '@clairmemoire/api-client/schema'
import { localeOfCountry } from '@clairmemoire/domain/country'
import type { StudyCode } from '@clairmemoire/domain/study'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import { eq } from 'drizzle-orm'
import { written } from '../../../mail/letter.ts'
import { questionnaireIn } from '../../../questionnaires/bilingual-questionnaire.ts'
import { everyQuestion } from '../../../questionnaires/trial-finder/trial-finder.ts'
import type { RequestDetails, RequestKind } from '../../../requests/request-kind.ts'
import { respondentInWords } from '../../../requests/respondent-words.ts'
import { sentAnswers } from '../../../requests/sent-answers.ts'
import { sentRequest } from '../../../requests/sent-request.table.ts'
import { sameTitle } from '../../../requests/titles.ts'
import { type TrialSignupRow, trialSignup } from './trial-signup.table.ts'

/** A request to be called about a study. */
export const trialCall: RequestKind = {
  name: 'trial_call',
  table: trialSignup,
  titles: sameTitle((locale) => texts[locale].title),
  forgetAnswers: (tx, id) =>
    tx.update(trialSignup).set({ answers: null, questionnaireVersion: null }).where(eq(trialSignup.id, id)),
  open: async (database, id) => {
    const [found] = await database
      .select({ signup: trialSignup, country: sentRequest.country, relation: sentRequest.relation })
      .from(trialSignup)
      .innerJoin(sentRequest, eq(sentRequest.id, trialSignup.id))
      .where(eq(trialSignup.id, id))
    if (found === undefined) return undefined
    return trialCallDetails(found.signup, localeOfCountry(found.country), found.relation)
  },
}

/** `site` is the language of the site that shows the studies of the country. */
export function trialCallDetails(signup: TrialSignupRow, site: Locale, relation: string | null): RequestDetails {
  const study = studyName(signup.trialCode, site)
  return {
    title: (locale) => texts[locale].title,
    sent: (locale) => [
      { id: 'trial_code', question: texts[locale].study, answer: study ?? texts[locale].noStudy },
      { id: 'respondent', ...respondentInWords(locale, signup.respondent) },
      ...sentAnswers(questionnaireIn(locale, everyQuestion), signup.answers, signup.respondent, locale),
    ],
    desk: (locale) => {
      const { question, answer } = respondentInWords(locale, signup.respondent)
      return {
        subject: texts[locale].subject,
        facts: [
          { term: question, value: answer },
          ...(relation === null ? [] : [{ term: texts[locale].relation, value: [written(relation)] }]),
          { term: texts[locale].study, value: study ?? texts[locale].noStudy },
        ],
      }
    },
  }
}

/** Undefined without a study. */
function studyName(code: StudyCode, locale: Locale): string | undefined {
  const match = trialMatch(code, locale)
  return match.code === noTrialMatch ? undefined : match.name
}

const texts = {
  fr: {
    title: 'Un appel au sujet des études',
    subject: 'Demande d’appel',
    relation: 'Lien avec ce proche',
    study: 'Étude',
    noStudy: 'aucune étude en particulier',
  },
  en: {
    title: 'A call about studies',
    subject: 'Call request',
    relation: 'Relation to that person',
    study: 'Study',
    noStudy: 'no particular study',
  },
} satisfies Record<Locale, unknown>
