import type { Callback, Helper, TrialSignupRequest } from '@clairmemoire/api-client/schema'
import { type Answers, relevantAnswers } from '@clairmemoire/domain/questionnaire'
import { resolveTrialMatch, type TrialCode } from '@clairmemoire/domain/trial-match'
import type { CalendarDate } from '@clairmemoire/domain/working-days'
import { isTimeZone } from '../../calendar/zoned-time.ts'
import { toE164 } from '../../contacts/phone-number.ts'
import { type FieldProblem, Refusal } from '../../contract/refusal.ts'
import { answerProblems } from '../../questionnaires/answer-problems.ts'
import { trialFinderIn } from '../../questionnaires/questionnaires.ts'
import { type CallCalendar, callBy, isCallSlot, zoneOfCalls } from '../call-slots/call-slots.ts'

/** What of a request is kept, in the form it is kept. */
export interface AcceptedSignup {
  trialCode: TrialCode
  firstName: string
  lastName: string
  email: string
  phone: string
  helper: Helper | null
  callback: Callback
  answers: Answers | null
  questionnaireVersion: string | null
  callBy: CalendarDate
}

/** Checks what a schema cannot: names that are blank, telephone numbers, answers, and times that are still free. Throws a refusal. */
export function acceptedSignup(request: TrialSignupRequest, now: Date): AcceptedSignup {
  const { locale, helper, answers } = request
  const timeZone = zoneOfCalls(locale, request.callback.time_zone)
  const phone = toE164(request.phone, locale)
  const helperPhone = helper && toE164(helper.phone, locale)
  const problems: FieldProblem[] = [
    ...blank('first_name', request.first_name),
    ...blank('last_name', request.last_name),
    ...(helper
      ? [...blank('helper.first_name', helper.first_name), ...blank('helper.last_name', helper.last_name)]
      : []),
    ...(phone === undefined ? [['phone', 'invalid_phone'] as const] : []),
    ...(helper && helperPhone === undefined ? [['helper.phone', 'invalid_phone'] as const] : []),
    ...answersProblems(request),
    ...callbackProblems(request.callback, { locale, timeZone, now }),
  ]
  if (problems.length > 0 || phone === undefined) throw new Refusal(problems)
  return {
    trialCode: resolveTrialMatch(request.trial_code, locale).code,
    firstName: request.first_name.trim(),
    lastName: request.last_name.trim(),
    email: request.email,
    phone,
    helper: acceptedHelper(helper, helperPhone),
    callback: { ...request.callback, time_zone: timeZone },
    answers: answers === undefined ? null : relevantAnswers(trialFinderIn(locale), answers),
    questionnaireVersion: answers === undefined ? null : (request.questionnaire_version ?? null),
    callBy: callBy({ locale, timeZone, now }),
  }
}

function blank(field: string, text: string): FieldProblem[] {
  return text.trim() === '' ? [[field, 'required']] : []
}

function answersProblems({ locale, answers, questionnaire_version: version }: TrialSignupRequest): FieldProblem[] {
  if (answers === undefined) return []
  if (version === undefined) return [['questionnaire_version', 'required']]
  return answerProblems(trialFinderIn(locale), version, answers)
}

function callbackProblems(callback: Callback, calendar: CallCalendar): FieldProblem[] {
  if (!isTimeZone(calendar.timeZone)) return [['callback.time_zone', 'invalid']]
  if (callback.kind === 'part_of_day') return []
  return isCallSlot(new Date(callback.starts_at), calendar) ? [] : [['callback', 'slot_unavailable']]
}

function acceptedHelper(helper: Helper | undefined, phone: string | undefined): Helper | null {
  if (helper === undefined || phone === undefined) return null
  const relation = helper.relation?.trim()
  return {
    first_name: helper.first_name.trim(),
    last_name: helper.last_name.trim(),
    phone,
    ...(relation && { relation }),
  }
}
