import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { emptyDraft, type FlowValues } from '../../form-flow/index.ts'
import { selfTestPart } from '../../own-results/index.ts'
import { sampleSlots } from '../../testing/sample-call-slots.ts'
import { sampleReceipt } from '../../testing/sample-receipt.ts'
import { sitePage } from '../../testing/site-page.ts'
import { type StagedBackend, unreachable } from '../../testing/staged-backend.ts'
import { cleanDraft, type PreconsultationDraft, preconsultationDraft } from './preconsultation-draft.ts'
import { samplePreconsultation } from './testing/sample-preconsultation.ts'

const meta: Meta = { title: 'Pre-consultation' }

export default meta

const first: FlowValues = { brings: 'J’oublie des rendez-vous.', since: 'under_1_year' }
const second: FlowValues = { medicines: null, sleep: 'well' }
const flow = (values: FlowValues) => ({ ...emptyDraft, values })
const startedDraft: PreconsultationDraft = { ...cleanDraft, userType: 'patient', flows: { 'section-1': flow(first) } }
const done: PreconsultationDraft = { ...startedDraft, flows: { 'section-1': flow(first), 'section-2': flow(second) } }

interface Shown {
  draft?: PreconsultationDraft
  /** Other stored data on the device. */
  beside?: Readonly<Record<string, unknown>>
  backend?: StagedBackend
}

function shown(path: string, heading: string, { draft, beside, backend }: Shown = {}): StoryObj {
  return sitePage({
    path: `/preconsultation${path}`,
    heading: () => heading,
    remembered: () => ({ ...beside, ...(draft && { [preconsultationDraft.part]: draft }) }),
    backend: () => ({
      'GET /api/forms/preconsultation': samplePreconsultation('patient'),
      'GET /api/trials/call-slots': sampleSlots,
      ...backend,
    }),
  })
}

const test = { userType: 'patient', flows: { test: { values: { sleep: 'badly' } } } }
const parts = 'Votre préparation, partie par partie'
const finished = shown('', parts, { draft: done })

export const Introduction = shown('', 'Préparer une consultation')
export const SectionsBegun = shown('', parts, { draft: startedDraft })
export const SectionsDone = finished
export const DoctorSheet: StoryObj = {
  ...finished,
  play: async (context) => {
    await finished.play?.(context)
    if (context.globals['locale'] === 'en') return
    await userEvent.click(context.canvas.getByRole('button', { name: 'La feuille pour mon médecin' }))
  },
}
export const AnswersToTake = shown('', parts, { draft: startedDraft, beside: { [selfTestPart]: test } })
export const AnswersTaken = shown('', parts, { draft: { ...startedDraft, taken: { sleep: 'badly' } } })
export const TakenAnswer = shown('/2', 'Dormez-vous bien', {
  draft: {
    ...startedDraft,
    taken: { sleep: 'badly' },
    flows: { ...startedDraft.flows, 'section-2': flow({ medicines: null }) },
  },
})
export const Question = shown('/2', 'Que prenez-vous', { draft: startedDraft })
export const SectionRead = shown('/1', 'Relisez cette partie', { draft: startedDraft })
export const RedirectedToFirstOpenSection = shown('/2', 'Que prenez-vous', {
  draft: { ...startedDraft, redirectedTo: 'section-2' },
})
export const RedirectedToTheList = shown('', parts, { draft: { ...done, redirectedTo: 'sections' } })
export const RedirectedToTheBeginning = shown('/3', 'Préparer une consultation')
export const DayOfBirth = shown('/contact', 'Quelle est votre date de naissance', { draft: done })
export const Completed = shown('/completed', 'Merci', { draft: { ...cleanDraft, receipt: sampleReceipt } })
export const LoadingOffline = shown('', 'La suite ne s’affiche pas', {
  draft: startedDraft,
  backend: { 'GET /api/forms/preconsultation': unreachable },
})
