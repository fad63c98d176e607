import type { TrialSignup } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Say } from '@clairmemoire/ui/testing/in-language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cleanRequest, type RequestDraft } from '../../call-requests/index.ts'
import { emptyDraft, type FlowValues } from '../../form-flow/index.ts'
import { sampleSlots } from '../../testing/sample-call-slots.ts'
import { sampleReceipt } from '../../testing/sample-receipt.ts'
import { sitePage } from '../../testing/site-page.ts'
import { unreachable } from '../../testing/staged-backend.ts'

const meta: Meta = { title: 'Study requests' }

export default meta

const values: FlowValues = {
  respondent: 'self',
  slot: { day: 'call-me-back', part_of_day: 'morning', time_zone: 'Europe/Paris' },
  callee: 'me',
  contact: { first_name: 'Camille', phone: '+33639981234', email: 'camille@exemple.fr' },
  consent: 'study-request-2026-12',
}
const codes: Record<Locale, string> = { fr: 'PREDICTOM', en: 'MK2214' }
const paths = {
  registration: (say: Say) => say('/essais-cliniques/predictom/inscription', '/clinical-trials/mk2214/registration'),
  engagement: '/trial-forms',
}
const parts = { registration: 'study-registration', engagement: 'trial-engagement' }

interface Shown {
  page: keyof typeof paths
  step?: string
  isNewVisit?: boolean
  isReceived?: boolean
  /** Whether the study was closed after the form was opened. */
  isClosed?: boolean
  isOffline?: boolean
  heading: (say: Say) => string
}

function receiptIn(locale: Locale, withTrial: boolean, isOffered: boolean): TrialSignup {
  const { kind: _, ...receipt } = sampleReceipt
  return {
    ...receipt,
    trial_code: withTrial ? codes[locale] : 'NO_TRIAL_MATCH',
    trial_name: withTrial ? codes[locale] : null,
    with_trial: withTrial,
    trial_offered: isOffered,
  }
}

function at({
  page,
  step,
  isNewVisit = false,
  isReceived = false,
  isClosed = false,
  isOffline = false,
  heading,
}: Shown): StoryObj {
  const stage = isReceived ? 'received' : 'request'
  const isBegun = step !== undefined || isReceived
  const draftIn = (locale: Locale): RequestDraft<TrialSignup> => ({
    ...cleanRequest,
    stage,
    ...(page === 'registration' ? { about: codes[locale] } : {}),
    flows: { request: isReceived ? emptyDraft : { ...emptyDraft, values, ...(step === undefined ? {} : { step }) } },
    ...(isReceived
      ? { receipt: receiptIn(locale, page === 'registration', page === 'registration' && !isClosed) }
      : {}),
  })
  return sitePage({
    path: paths[page],
    heading,
    ...(isBegun && !isNewVisit ? { position: { stage, ...(step === undefined ? {} : { step }) } } : {}),
    remembered: (locale) => (isBegun ? { [parts[page]]: draftIn(locale) } : {}),
    backend: () => ({ 'GET /api/trials/call-slots': isOffline ? unreachable : sampleSlots }),
  })
}

const thanks = (say: Say) => say('Merci pour votre intérêt', 'Thank you for your interest')

export const Registration = at({ page: 'registration', heading: (say) => say('S’inscrire', 'Register') })
export const RegistrationConsent = at({
  page: 'registration',
  step: 'consent',
  heading: (say) => say('Votre accord', 'Your consent'),
})
export const RegistrationCheck = at({
  page: 'registration',
  step: 'check',
  heading: (say) => say('Vérifiez', 'Check'),
})
export const RegistrationWelcomeBack = at({
  page: 'registration',
  step: 'consent',
  isNewVisit: true,
  heading: (say) => say('Vous revoilà', 'Welcome back'),
})
export const RegistrationReceived = at({ page: 'registration', isReceived: true, heading: thanks })
export const RegistrationReceivedClosed = at({
  page: 'registration',
  isReceived: true,
  isClosed: true,
  heading: thanks,
})
export const RegistrationLoadingOffline = at({
  page: 'registration',
  step: 'consent',
  isOffline: true,
  heading: (say) => say('La suite ne s’affiche pas', 'We cannot show'),
})
export const Engagement = at({
  page: 'engagement',
  heading: (say) => say('Participer à la recherche', 'Take part in memory'),
})
export const EngagementRespondent = at({
  page: 'engagement',
  step: 'respondent',
  heading: (say) => say('Pour qui', 'Who is this'),
})
export const EngagementReceived = at({ page: 'engagement', isReceived: true, heading: thanks })
