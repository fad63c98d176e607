import type { PreconsultationForm } from '@clairmemoire/api-client/schema'
import { possibleQuestions, type Question, shownQuestions, type Wording } from '@clairmemoire/domain/questionnaire'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  answersIn,
  checkStep,
  currentStep,
  emptyDraft,
  type FlowValues,
  isBegun,
  type Step,
  type StepValue,
} from '../../../form-flow/index.ts'
import { type PreconsultationDraft, sectionName } from '../preconsultation-draft.ts'

type Section = PreconsultationForm['sections'][number]

export function wordingOf({ user_type }: PreconsultationForm) {
  return user_type === 'patient' ? 'self' : 'someone_else'
}

/**
 * The questions of a section, then the review page for its answers. Answers of the memory test are filled in, and marked until the
 * respondent changes them (WCAG 3.3.7).
 */
export function sectionSteps(
  i18n: I18n,
  form: PreconsultationForm,
  section: Section,
  values: FlowValues,
  memoryTestAnswers: FlowValues = {},
): Step[] {
  const sectionQuestions = new Set(section.questions)
  const wording = wordingOf(form)
  const answers = answersIn(form, values)
  const ofSection = ({ id }: Question) => sectionQuestions.has(id)
  const shown = shownQuestions(form, answers).filter(ofSection)
  const check = checkStep(i18n, {
    title: msg({ id: 'preconsultation.section.check', message: 'Relisez cette partie' }),
    hint: msg({
      id: 'preconsultation.section.check.hint',
      message: 'Vous pouvez tout modifier. Rien n’est envoyé pour le moment.',
    }),
    submitLabel: msg({ id: 'preconsultation.section.keep', message: 'Garder cette partie' }),
  })
  return [
    ...shown.map((question) =>
      questionStep(i18n, question, wording, {
        answer: values[question.id],
        fromMemoryTest: memoryTestAnswers[question.id],
      }),
    ),
    { ...check, mayComeBefore: possibleQuestions(form, answers).filter(ofSection).length - shown.length },
  ]
}

interface AnswerSources {
  answer: StepValue | undefined
  fromMemoryTest: StepValue | undefined
}

function questionStep(
  i18n: I18n,
  question: Question,
  wording: keyof Wording,
  { answer, fromMemoryTest }: AnswerSources,
): Step {
  const step = { kind: 'question', id: question.id, question, wording } as const
  const isChanged = answer !== undefined && JSON.stringify(answer) !== JSON.stringify(fromMemoryTest)
  if (fromMemoryTest === undefined || isChanged) return step
  const mark = i18n._(
    msg({
      id: 'preconsultation.taken.mark',
      message: 'Repris du test de mémoire : vous pouvez changer cette réponse.',
    }),
  )
  const hint = [mark, question.hint?.[wording]].filter(Boolean).join(' ')
  return { ...step, question: { ...question, hint: { self: hint, someone_else: hint } }, initial: fromMemoryTest }
}

export type SectionState = 'not_begun' | 'begun' | 'done'

/** The state of each section, in the order of the sections. */
export function sectionStates(i18n: I18n, form: PreconsultationForm, { flows }: PreconsultationDraft): SectionState[] {
  return form.sections.map((section, index) => {
    const flow = flows[sectionName(index + 1)] ?? emptyDraft
    if (!isBegun(flow)) return 'not_begun'
    const steps = sectionSteps(i18n, form, section, flow.values)
    return currentStep(steps, flow.values).kind === 'check' ? 'done' : 'begun'
  })
}

/** The answers of all sections so far. */
export function valuesIn({ flows }: PreconsultationDraft): FlowValues {
  const sections = Object.entries(flows).filter(([name]) => name.startsWith('section-'))
  return Object.assign({}, ...sections.map(([, { values }]) => values))
}

/** The number of the first unfinished section; undefined if all sections are done. */
export function firstUnfinishedSection(states: readonly SectionState[]): number | undefined {
  const index = states.findIndex((state) => state !== 'done')
  return index === -1 ? undefined : index + 1
}
