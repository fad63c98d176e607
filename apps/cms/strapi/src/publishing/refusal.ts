import type { Problem } from '@clairmemoire/cms-client/problem'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { reasonFor } from './reasons.ts'

/** An error that the admin shows at the fields which it names, and above them, in the language of its reader. */
export function refusal(strapi: Core.Strapi, problems: readonly Pick<Problem, 'field' | 'reason'>[]): Error {
  const language: string = strapi.requestContext.get()?.state['user']?.preferedLanguage ?? 'fr'
  const said = problems.map(({ field, reason }) => ({ field, message: reasonFor(reason, language) }))
  return new errors.ValidationError(said.map(({ field, message }) => `${field} : ${message}`).join(' · '), {
    errors: said.map(({ field, message }) => ({
      path: field.split(/[.[\]]+/).filter(Boolean),
      message,
      name: 'ValidationError',
    })),
  })
}
