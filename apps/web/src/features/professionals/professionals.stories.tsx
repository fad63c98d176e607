import type { Meta } from '@storybook/react-vite'
import { requestStory } from '../../testing/request-story.ts'
import { sampleSlots } from '../../testing/sample-call-slots.ts'
import { sampleReceipt } from '../../testing/sample-receipt.ts'

const meta: Meta = { title: 'Professionals' }

export default meta

const backend = () => ({ 'GET /api/trials/call-slots': sampleSlots })
const slot = { day: 'call-me-back', part_of_day: 'morning', time_zone: 'Europe/Paris' }

const referralValues = {
  urgency: 'soon',
  doctor: {
    first_name: 'Alix',
    last_name: 'Exemple',
    rpps: '10003456786',
    phone: '+33199001234',
    email: 'alix@exemple.fr',
  },
  agreed_on: '2026-11-20',
  callee: 'patient',
  patient: { patient_first_name: 'Camille', patient_phone: '+33639981235' },
  birth_date: '1950-02-17',
  motives: ['complaint', 'relatives'],
  words: 'Oublis depuis un an.',
  slot,
  consent: 'referral-2027-01',
}

const referral = requestStory({
  path: '/pro/medecin-generaliste/adresser-un-patient',
  part: 'referral',
  values: referralValues,
  backend,
})

export const Referral = referral({ stage: 'introduction', heading: () => 'Adresser un patient' })
export const ReferralUrgency = referral({ step: 'urgency', heading: () => 'Quand ce patient' })
export const ReferralDoctor = referral({ step: 'doctor', heading: () => 'Qui êtes-vous' })
export const ReferralAgreement = referral({ step: 'agreed_on', heading: () => 'Quel jour votre patient' })
export const ReferralPatient = referral({ step: 'patient', heading: () => 'Qui est votre patient' })
export const ReferralCallee = referral({ step: 'callee', heading: () => 'Qui devons-nous' })
export const ReferralReasons = referral({ step: 'motives', heading: () => 'Pourquoi nous' })
export const ReferralConsent = referral({ step: 'consent', heading: () => 'L’accord de votre patient' })
export const ReferralCheck = referral({ step: 'check', heading: () => 'Vérifiez' })
export const ReferralWelcomeBack = referral({ step: 'motives', isNewVisit: true, heading: () => 'Vous revoilà' })
export const ReferralReceived = referral({ receipt: { ...sampleReceipt, kind: 'referral' }, heading: () => 'Merci' })

const ofRelative = requestStory({
  path: '/pro/medecin-generaliste/adresser-un-patient',
  part: 'referral',
  values: {
    ...referralValues,
    callee: 'relative',
    patient: { patient_first_name: 'Camille' },
    relative: { first_name: 'Dominique', relation: 'sa fille', phone: '+33639981299' },
  },
  backend,
})

export const ReferralPatientNotCalled = ofRelative({ step: 'patient', heading: () => 'Qui est votre patient' })
export const ReferralRelative = ofRelative({ step: 'relative', heading: () => 'Le proche que nous appelons' })
export const ReferralRelativeCheck = ofRelative({ step: 'check', heading: () => 'Vérifiez' })

const emergency = requestStory({
  path: '/pro/medecin-generaliste/adresser-un-patient',
  part: 'referral',
  values: { urgency: 'today' },
  backend,
})

export const ReferralEmergency = emergency({ step: 'emergency', heading: () => 'Pour une urgence' })

const application = requestStory({
  path: '/pro/rejoindre/candidature',
  part: 'application',
  values: {
    profession: 'speech_therapist',
    practice: { town: 'Lyon', adeli: '699312345' },
    wishes: ['receive'],
    message: null,
    slot,
    contact: { first_name: 'Alix', last_name: 'Exemple', phone: '+33199001234', email: 'alix@exemple.fr' },
    consent: 'application-2026-12',
  },
  backend,
})

export const Application = application({ stage: 'introduction', heading: () => 'Se présenter' })
export const ApplicationProfession = application({ step: 'profession', heading: () => 'Quel est votre métier' })
export const ApplicationPractice = application({ step: 'practice', heading: () => 'Où exercez-vous' })
export const ApplicationWishes = application({ step: 'wishes', heading: () => 'Qu’aimeriez-vous' })
export const ApplicationCheck = application({ step: 'check', heading: () => 'Vérifiez' })
