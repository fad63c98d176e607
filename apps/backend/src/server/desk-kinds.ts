import type { DeskKinds } from '../desk/desk-kind.ts'
import type { Backend } from '../features/backend.ts'
import { memoryTestDeskKind } from '../features/orientation/memory-test-desk-kind.ts'
import { deskKindsOf } from '../requests/desk-kinds.ts'
import { requestKinds } from './request-kinds.ts'

/** Every kind of call that the clinic makes. */
export function deskKinds(backend: Omit<Backend, 'desk'>): DeskKinds {
  const kinds = [...deskKindsOf(requestKinds, backend.mails), memoryTestDeskKind(backend)]
  return Object.fromEntries(kinds.map((kind) => [kind.name, kind]))
}
