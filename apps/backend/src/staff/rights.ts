import type { operations, Role } from '@clairmemoire/api-client/schema'

/** The roles in ascending order; each role has the rights of the roles before it. */
export const roles: readonly Role[] = ['caller', 'coordinator', 'administrator']

/** The lowest role that may use each operation with a token; an operation without a row is forbidden to everybody. */
export const leastRoles = {
  getUser: 'caller',
  listPasskeys: 'caller',
  startPasskey: 'caller',
  addPasskey: 'caller',
  removePasskey: 'caller',
  renewRecoveryCodes: 'caller',
  listDeskRequests: 'caller',
  followDesk: 'caller',
  claimNextCall: 'caller',
  searchDesk: 'caller',
  getDeskRequest: 'caller',
  claimDeskRequest: 'caller',
  releaseDeskRequest: 'caller',
  saveDeskDraft: 'caller',
  recordCallOutcome: 'caller',
  getDeskDay: 'caller',
  undoCallOutcome: 'caller',
  changeDeskRequests: 'coordinator',
  getDeskWeek: 'caller',
  storePhoneAnswers: 'caller',
  agreeToPassOn: 'caller',
  listHandOvers: 'caller',
  createHandOver: 'caller',
  withdrawHandOver: 'caller',
  createSmsCode: 'caller',
  createDeskLetter: 'caller',
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
  return least !== undefined && atLeast(role, least)
}

export function atLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least)
}

/** Operations that are allowed before the first passkey is added, if a passkey is required. */
const beforeSecondFactor: ReadonlySet<string> = new Set<keyof typeof leastRoles>([
  'getUser',
  'listPasskeys',
  'startPasskey',
  'addPasskey',
])

export function isBeforeSecondFactor(operation: string): boolean {
  return beforeSecondFactor.has(operation)
}

/** Returns undefined for an unknown role. */
export function readRole(word: string): Role | undefined {
  return roles.find((role) => role === word)
}
