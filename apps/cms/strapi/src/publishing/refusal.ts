import type { Problem } from '@clairmemoire/cms-client/problem'
import { errors } from '@strapi/utils'

/** An error that the admin shows at the fields which it names, and above them. */
export function refusal(problems: readonly Pick<Problem, 'field' | 'reason'>[]): Error {
  const sentences = problems.map(({ field, reason }) => `${field}: ${reason}`)
  return new errors.ValidationError(sentences.join(' · '), {
    errors: problems.map(({ field, reason }) => ({
      path: field.split(/[.[\]]+/).filter(Boolean),
      message: reason,
      name: 'ValidationError',
    })),
  })
}
