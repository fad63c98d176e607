import { type ApiClient, createApiClient } from '@clairmemoire/api-client'
import type {
  BegunSession,
  CallPlacesChange,
  CallSlots,
  Claimed,
  ConsultationTypes,
  Contact,
  DeskChanged,
  DeskDay,
  DeskLetter,
  DeskRecord,
  DeskRequests,
  DeskWeek,
  FieldErrors,
  FoundRequests,
  HandOverAnswer,
  HandOverLink,
  HandOvers,
  Invitation,
  LimitedRequest,
  MailAccepted,
  News,
  NextCall,
  OrientationForm,
  PasskeyOptions,
  Passkeys,
  PreconsultationForm,
  PrivateRequest,
  Problem,
  Questionnaire,
  Receipt,
  Recommendation,
  RecoveryCodes,
  RelativeLink,
  SecondStepAsked,
  SmsCodeAnswer,
  SmsNotice,
  StaffMember,
  StaffMembers,
  StartStudies,
  StudyFigures,
  StudyListings,
  StudyState,
  SurveyAnswers,
  TrialRecommendation,
  TrialSignup,
  User,
} from '@clairmemoire/api-client/schema'
import { studies } from 'virtual:repository-studies'

type StagedAnswer = () => Promise<Response>
/** The id of the result that stories show. */
export const sampleResultId = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'
/** The id of an earlier result stored on the same device. */
export const sampleEarlierId = 'Wm4tR9bQ2c-K7uXy_0dEfA'
/** The id of a staff member. */
export const sampleUserId = '7b0c9e0e-2f4b-4f0e-9f57-0d7f1f0a4c11'
type PathOfResult = `/api/forms/orientation/recommendation/${typeof sampleResultId | typeof sampleEarlierId}`

type Staged<Answer> = Answer | StagedAnswer

/** The in-memory backend's response to each operation; any other operation is unreachable. */
export interface StagedBackend extends StagedStudies, StagedResult, StagedRequest, StagedNews, StagedCall, StagedTeam {
  'GET /api/survey/trial-finder/'?: Staged<Questionnaire>
  'POST /api/trials/trial-signup-recommendation'?: Staged<TrialRecommendation>
  'GET /api/survey/satisfaction/'?: Staged<Questionnaire>
  'POST /api/survey/satisfaction/'?: Staged<SurveyAnswers>
  'GET /api/forms/orientation'?: Staged<OrientationForm>
  'POST /api/forms/orientation'?: Staged<Recommendation>
  'GET /api/forms/preconsultation'?: Staged<PreconsultationForm>
  'GET /api/consultations/memoire'?: Staged<ConsultationTypes>
  'POST /api/consultations/memoire'?: Staged<Receipt>
  'POST /api/forms/secondary_consultation/submit'?: Staged<Receipt>
  'GET /api/trials/'?: Staged<StudyListings>
  'GET /api/trials/call-slots'?: Staged<CallSlots>
  'POST /api/trials/signup'?: Staged<TrialSignup>
  'POST /api/mail/create-contact/'?: Staged<Contact>
  'POST /api/mail/send/'?: Staged<MailAccepted>
  'POST /api/auth/login/'?: Staged<BegunSession | SecondStepAsked>
  'POST /api/auth/login/second-step/'?: Staged<BegunSession>
  'GET /api/auth/passkeys/'?: Staged<Passkeys>
  'POST /api/auth/passkeys/options/'?: Staged<PasskeyOptions>
  'POST /api/auth/recovery-codes/'?: Staged<RecoveryCodes>
  'GET /api/user/'?: Staged<User>
  'GET /api/desk/requests/'?: Staged<DeskRequests>
  'GET /api/desk/day/'?: Staged<DeskDay>
  'PATCH /api/desk/requests/'?: Staged<DeskChanged>
  'GET /api/desk/week/'?: Staged<DeskWeek>
  'GET /api/desk/start-studies/'?: Staged<StartStudies>
  'PUT /api/desk/week/'?: Staged<CallPlacesChange>
  'POST /api/desk/search/'?: Staged<FoundRequests>
  'PUT /api/desk/next-call/'?: Staged<NextCall>
  'POST /api/hand-over/'?: Staged<HandOverAnswer>
  'GET /api/users/'?: Staged<StaffMembers>
  'POST /api/users/'?: Staged<StaffMember>
}

/** The responses to operations on one staff member and on an invitation. */
type StagedTeam = {
  [Operation in
    | `PATCH /api/users/${typeof sampleUserId}/`
    | `POST /api/users/${typeof sampleUserId}/reset/`]?: Staged<StaffMember>
} & {
  [Operation in `GET /api/invitations/${typeof sampleResultId}`]?: Staged<Invitation>
} & { [Operation in `POST /api/invitations/${typeof sampleResultId}`]?: StagedAnswer }

/** The responses to operations on the results that stories show. */
type StagedResult = { [Operation in `${'GET' | 'PATCH'} ${PathOfResult}`]?: Staged<Recommendation> } & {
  [Operation in `POST ${PathOfResult}/relative-link`]?: Staged<RelativeLink>
}

/** The responses to operations on the request that stories show; it has the same id as the result. */
type StagedRequest = {
  [Operation in `${'GET' | 'PATCH'} /api/requests/${typeof sampleResultId}`]?: Staged<PrivateRequest>
} & { [Operation in `DELETE /api/requests/${typeof sampleResultId}/mailed-keys`]?: StagedAnswer } & {
  [Operation in `${'GET' | 'PATCH'} /api/requests/${typeof sampleResultId}/call`]?: Staged<LimitedRequest>
} & { [Operation in `POST /api/requests/${typeof sampleResultId}/code`]?: Staged<SmsCodeAnswer> }

/** The reference of the call that stories of the desk show. */
export const sampleReference = 'CM-7F3K-92QD'
/** The id of the last outcome of that call. */
export const sampleOutcomeId = '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11'
type PathOfCall = `/api/desk/requests/${typeof sampleReference}`
type StagedCall = { [Operation in `GET ${PathOfCall}/`]?: Staged<DeskRecord> } & {
  [Operation in `POST ${PathOfCall}/outcomes/`]?: Staged<DeskRecord>
} & { [Operation in `PUT ${PathOfCall}/answers/`]?: Staged<DeskRecord> } & {
  [Operation in `PUT ${PathOfCall}/pass-on/`]?: Staged<DeskRecord>
} & {
  [Operation in `DELETE ${PathOfCall}/outcomes/${typeof sampleOutcomeId}/`]?: Staged<DeskRecord>
} & {
  [Operation in `PUT ${PathOfCall}/claim/`]?: Staged<Claimed>
} & {
  [Operation in `GET ${PathOfCall}/hand-overs/`]?: Staged<HandOvers>
} & {
  [Operation in `POST ${PathOfCall}/hand-overs/`]?: Staged<HandOverLink>
} & {
  [Operation in `PUT ${PathOfCall}/call/`]?: Staged<DeskRecord>
} & {
  [Operation in `POST ${PathOfCall}/sms-code/`]?: Staged<SmsNotice>
} & {
  [Operation in `POST ${PathOfCall}/letter/`]?: Staged<DeskLetter>
} & {
  [Operation in `PUT ${PathOfCall}/draft/`]?: StagedAnswer
}

/** The paths of the first study of each site. */
type PathOfStudy = `/api/desk/studies/${'PREDICTOM' | 'MK2214'}`
type StagedStudies = { [Operation in `GET ${PathOfStudy}/figures/`]?: Staged<StudyFigures> } & {
  [Operation in `PUT ${PathOfStudy}/included/`]?: Staged<StudyFigures>
} & { [Operation in `GET ${PathOfStudy}/state/`]?: Staged<StudyState> } & {
  [Operation in `PUT ${PathOfStudy}/state/`]?: Staged<StudyState>
} & {
  [Operation in `${'PUT' | 'DELETE'} /api/desk/start-studies/${'PREDICTOM' | 'MK2214'}/`]?: Staged<StartStudies>
}

type StagedNews = { [Operation in `GET /api/news/${typeof sampleResultId}`]?: Staged<News> } & {
  [Operation in `POST /api/news/${typeof sampleResultId}/confirm`]?: Staged<News>
}

export const nothing: StagedAnswer = async () => new Response(null, { status: 204 })
export const unreachable: StagedAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
export const silent: StagedAnswer = () => new Promise(() => {})

const problem = (status: number, body: Problem | FieldErrors): StagedAnswer => {
  return async () => Response.json(body, { status })
}

export const overloaded = problem(503, { detail: 'Too many visitors.', code: 'service_unavailable' })
export const notFound = problem(404, { detail: 'Not found.', code: 'not_found' })
export const conflict = problem(409, { detail: 'Another request had this key.', code: 'idempotency_conflict' })
export const notPermitted = problem(403, { detail: 'Your role does not allow this.', code: 'not_permitted' })
export const keyMissing = problem(403, { detail: 'A passkey is required.', code: 'second_factor_required' })
export const codeRequired = problem(403, { detail: 'The code of the request is required.', code: 'code_required' })
export const throttled = problem(429, { detail: 'Too many requests.', code: 'throttled' })
export const broken = problem(500, { detail: 'Server error.', code: 'server_error' })
export const refused = (errors: FieldErrors) => problem(400, errors)

/** The studies of `PathOfStudy`, which most pages of the desk name. */
const listings: StudyListings = {
  studies: studies.fr
    .filter(({ code }) => code === 'PREDICTOM' || code === 'MK2214')
    .map(({ code, name, slug, locale }) => ({ trial_code: code, name, slug, locale })),
}

/** The typed API client of the site on an in-memory backend. */
export function clientOf(staging: StagedBackend): ApiClient {
  const backend: StagedBackend = { 'GET /api/trials/': listings, ...staging }
  return createApiClient({
    baseUrl: location.origin,
    readCookie: () => undefined,
    accessToken: () => undefined,
    fetch: async (request) => {
      const operation = `${request.method} ${new URL(request.url).pathname}`
      const staged = operation in backend ? backend[operation as keyof StagedBackend] : unreachable
      if (staged === undefined) return unreachable()
      return typeof staged === 'function' ? staged() : Response.json(staged)
    },
  })
}
