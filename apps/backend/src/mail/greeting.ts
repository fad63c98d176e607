import { isPersonName } from '@clairmemoire/domain/person-name'
import { type Phrase, written } from './letter.ts'

/** The first line of a mail: by name only when it is one, so that nobody can have us write a link to a stranger there. */
export function greeting(hello: string, name: string | null): Phrase {
  return name !== null && isPersonName(name) ? [`${hello} `, written(name), ','] : `${hello},`
}
