import { forAll } from '../bilingual-questionnaire.ts'
import { respondentFact } from '../care/respondent.ts'
import { type Form, type FormQuestion, text } from '../form/form.ts'
import { finderCallConsent } from './finder-call-consent.ts'
import { studyRequestConsent } from './study-request.ts'
import { everyQuestion } from './trial-finder.ts'

/** Asks for the code of a study; `_` stands for no particular study. */
const study: FormQuestion = {
  id: 'trial_code',
  type: 'short_text',
  required: true,
  isPartOfRequest: true,
  label: forAll('Étude', 'Study'),
  validation: { max_len: 40 },
}

/** Asks for the codes of further studies to talk about, separated by spaces. */
const furtherStudies: FormQuestion = {
  id: 'further_trial_codes',
  type: 'short_text',
  required: false,
  isPartOfRequest: true,
  label: forAll('Aussi au sujet de', 'Also about'),
  validation: { max_len: 81 },
}

/** A call leaves time for this many further studies. */
export const maxFurtherStudies = 2

const isPartOfRequest: ReadonlySet<string> = new Set(['respondent', 'country'])

/** Whether a question selects studies rather than belonging to the trial finder. */
export function isAboutStudies({ id }: Pick<FormQuestion, 'id'>): boolean {
  return id === study.id || id === furtherStudies.id
}

/** A request to be called about a study, with the answers of the trial finder, if any (R7-13). */
export const trialCall: Form<'trial_call'> = {
  id: 'trial_call',
  operation: { id: 'signUpForTrial', path: '/api/trials/signup' },
  version: everyQuestion.version,
  title: text('Un appel au sujet des études', 'A call about studies'),
  parts: [
    study,
    furtherStudies,
    ...everyQuestion.questions.map((question) => ({
      ...question,
      ...(isPartOfRequest.has(question.id) && { isPartOfRequest: true }),
    })),
    { kind: 'call' },
  ],
  consent: [finderCallConsent, studyRequestConsent.alone, studyRequestConsent.withAnswers],
  desk: { subject: text('Appel au sujet d’une étude', 'Call about a study'), facts: [respondentFact] },
}
