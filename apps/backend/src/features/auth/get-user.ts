import type { User } from '@clairmemoire/api-client/schema'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../sessions/signed-in.ts'
import { userOf } from './user.ts'

export async function getUser(request: FastifyRequest): Promise<User> {
  return userOf(signedIn(request))
}
