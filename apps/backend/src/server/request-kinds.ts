import { consultationKind } from '../features/consultations/consultation/consultation-kind.ts'
import { referralKind } from '../features/consultations/referral/referral-kind.ts'
import { secondaryConsultationKind } from '../features/consultations/secondary/secondary-consultation-kind.ts'
import { preconsultationKind } from '../features/preconsultation/preconsultation-kind.ts'
import { applicationKind } from '../features/professionals/application-kind.ts'
import { trialCall } from '../features/trials/signup/trial-call.ts'
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
