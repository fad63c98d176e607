import type { Problem } from '@clairmemoire/cms-client/problem'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { labelIn } from '../content/field-labels.ts'
import { reasonFor } from './reasons.ts'

/** An error that the admin shows at the fields which it names, and above them, in the language of its reader. */
export function refusal(strapi: Core.Strapi, problems: readonly Pick<Problem, 'field' | 'reason'>[]): Error {
  const language: string = strapi.requestContext.get()?.state['user']?.preferedLanguage ?? 'fr'
  const said = problems.map(({ field, reason }) => {
    const path = field.split(/[.[\]]+/).filter(Boolean)
    const label = labelIn(language, path[0] ?? '')
    const place = path.length === 1 ? label : `${label} (${field})`
    return { path, place, message: reasonFor(reason, language) }
  })
  return new errors.ValidationError(said.map(({ place, message }) => `${place} : ${message}`).join(' · '), {
    errors: said.map(({ path, message }) => ({ path, message, name: 'ValidationError' })),
  })
}
