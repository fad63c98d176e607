import type { operations, Role } from '@clairmemoire/api-client/schema'

/** From the least to the most: each role may do what those before it may. */
export const roles: readonly Role[] = ['caller', 'coordinator', 'administrator']

/** The least role that may use each operation that asks who it is; one without a row is refused to everybody. */
export const leastRoles = {
  getUser: 'caller',
  listDeskRequests: 'caller',
  claimNextCall: 'caller',
  searchDesk: 'caller',
  getDeskRequest: 'caller',
  claimDeskRequest: 'caller',
  releaseDeskRequest: 'caller',
  saveDeskDraft: 'caller',
  recordCallOutcome: 'caller',
} as const satisfies Partial<Record<keyof operations, Role>>

const leastRoleOf = new Map<string, Role>(Object.entries(leastRoles))

export function mayUse(role: Role, operation: string): boolean {
  const least = leastRoleOf.get(operation)
  return least !== undefined && roles.indexOf(role) >= roles.indexOf(least)
}

/** Undefined for a word that is no role. */
export function readRole(word: string): Role | undefined {
  return roles.find((role) => role === word)
}
