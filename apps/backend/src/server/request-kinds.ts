import { consultationKind } from '../features/consultations/consultation.ts'
import { referralKind } from '../features/consultations/referral.ts'
import { secondaryConsultationKind } from '../features/consultations/secondary-consultation.ts'
import { preconsultationKind } from '../features/preconsultation/preconsultation-kind.ts'
import { applicationKind } from '../features/professionals/application.ts'
import { trialCall } from '../features/trials/signup/sign-up-for-trial.ts'
import { kindsByName } from '../requests/request-kind.ts'

/** Every kind of request of the backend. */
export const requestKinds = kindsByName([
  trialCall,
  preconsultationKind,
  consultationKind,
  secondaryConsultationKind,
  referralKind,
  applicationKind,
])
