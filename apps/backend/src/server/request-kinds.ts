import { trialCall } from '../features/trials/signup/trial-call.ts'
import { kindsByName } from '../requests/request-kind.ts'

/** Every kind of request of the backend. */
export const requestKinds = kindsByName([trialCall])
