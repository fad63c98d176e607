import type { operations, Role } from '@clairmemoire/api-client/schema'

/** From the least to the most: each role may do what those before it may. */
export const roles: readonly Role[] = ['caller', 'coordinator', 'administrator']

/** The least role that may use each operation that asks who it is; one without a row is refused to everybody. */
export const leastRoles = {
  getUser: 'caller',
  listPasskeys: 'caller',
  startPasskey: 'caller',
  addPasskey: 'caller',
  removePasskey: 'caller',
  renewRecoveryCodes: 'caller',
  listDeskRequests: 'caller',
  claimNextCall: 'caller',
  searchDesk: 'caller',
  getDeskRequest: 'caller',
  claimDeskRequest: 'caller',
  releaseDeskRequest: 'caller',
  saveDeskDraft: 'caller',
  recordCallOutcome: 'caller',
  getDeskWeek: 'caller',
  keepPhoneAnswers: 'caller',
  agreeToPassOn: 'caller',
  listHandOvers: 'caller',
  createHandOver: 'caller',
  withdrawHandOver: 'caller',
  moveDeskCall: 'caller',
  setCallPlaces: 'coordinator',
  listUsers: 'administrator',
  inviteUser: 'administrator',
  changeUser: 'administrator',
  resetUser: 'administrator',
  getStudyFigures: 'coordinator',
  getSponsorFile: 'coordinator',
  setIncluded: 'coordinator',
  listStartStudies: 'coordinator',
  addStartStudy: 'coordinator',
  removeStartStudy: 'coordinator',
  getStudyState: 'coordinator',
  setStudyState: 'coordinator',
} as const satisfies Partial<Record<keyof operations, Role>>

const leastRoleOf = new Map<string, Role>(Object.entries(leastRoles))

export function mayUse(role: Role, operation: string): boolean {
  const least = leastRoleOf.get(operation)
  return least !== undefined && roles.indexOf(role) >= roles.indexOf(least)
}

/** What somebody may do who has to add a passkey before anything else. */
const beforeSecondFactor: ReadonlySet<string> = new Set<keyof typeof leastRoles>([
  'getUser',
  'listPasskeys',
  'startPasskey',
  'addPasskey',
])

export function isBeforeSecondFactor(operation: string): boolean {
  return beforeSecondFactor.has(operation)
}

/** Undefined for a word that is no role. */
export function readRole(word: string): Role | undefined {
  return roles.find((role) => role === word)
}
