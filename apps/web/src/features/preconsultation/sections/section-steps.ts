import type { PreconsultationForm } from '@clairmemoire/api-client/schema'
import { shownQuestions } from '@clairmemoire/domain/questionnaire'
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
} from '../../../form-flow/index.ts'
import { sectionName } from '../place.ts'
import type { PreconsultationDraft } from '../preconsultation-draft.ts'

type Section = PreconsultationForm['sections'][number]

export function wordingOf({ user_type }: PreconsultationForm) {
  return user_type === 'patient' ? 'self' : 'someone_else'
}

/** The questions of a section that are asked, then what was answered there. */
export function sectionSteps(i18n: I18n, form: PreconsultationForm, section: Section, values: FlowValues): Step[] {
  const asked = new Set(section.questions)
  const wording = wordingOf(form)
  return [
    ...shownQuestions(form, answersIn(form, values))
      .filter(({ id }) => asked.has(id))
      .map((question): Step => ({ kind: 'question', id: question.id, question, wording })),
    checkStep(i18n, {
      title: msg({ id: 'preconsultation.section.check', message: 'Relisez cette partie' }),
      hint: msg({
        id: 'preconsultation.section.check.hint',
        message: 'Vous pouvez tout modifier. Rien n’est envoyé pour le moment.',
      }),
      submitLabel: msg({ id: 'preconsultation.section.keep', message: 'Garder cette partie' }),
    }),
  ]
}

export type SectionState = 'open' | 'begun' | 'done'

/** How far each section is, in their order. */
export function sectionStates(i18n: I18n, form: PreconsultationForm, { flows }: PreconsultationDraft): SectionState[] {
  return form.sections.map((section, index) => {
    const flow = flows[sectionName(index + 1)] ?? emptyDraft
    if (!isBegun(flow)) return 'open'
    const steps = sectionSteps(i18n, form, section, flow.values)
    return currentStep(steps, flow.values).kind === 'check' ? 'done' : 'begun'
  })
}

/** Everything answered so far, over all sections. */
export function valuesIn({ flows }: PreconsultationDraft): FlowValues {
  const sections = Object.entries(flows).filter(([name]) => name.startsWith('section-'))
  return Object.assign({}, ...sections.map(([, { values }]) => values))
}

/** The number of the first section that is not done; undefined when all are. */
export function firstOpenSection(states: readonly SectionState[]): number | undefined {
  const index = states.findIndex((state) => state !== 'done')
  return index === -1 ? undefined : index + 1
}
