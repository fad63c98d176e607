import type { CallRequest } from '@clairmemoire/api-client/schema'

interface AnySubmission {
  answers: object
  call: object
  consents: object
}

/** Keeps only the answers that the contract names. */
type Named<Answers> = { [Id in keyof Answers as string extends Id ? never : Id]: Answers[Id] }

type OrRemoved<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** The fields of a form in one flat object, whether the contract has them in the body, the call or the answers. */
export type FilledIn<Body extends AnySubmission> = OrRemoved<
  Omit<Body, 'answers' | 'call'> & Body['call'] & Named<Body['answers']>
> & { answers?: Partial<Body['answers']> }

const ofCall: Readonly<Record<keyof CallRequest, true>> = {
  first_name: true,
  last_name: true,
  email: true,
  phone: true,
  postal_code: true,
  relation: true,
  helper: true,
  needs: true,
  sms: true,
  callback: true,
}
const ofBody: readonly string[] = ['locale', 'country', 'form_version', 'consents', 'website']

/** Returns a form with some changed fields; undefined removes a field. */
export function filledIn<Body extends AnySubmission>(form: Body, { answers, ...changes }: FilledIn<Body>): Body {
  const changed = Object.entries(changes)
  const pick = (isPicked: (name: string) => boolean) => Object.fromEntries(changed.filter(([name]) => isPicked(name)))
  return {
    ...form,
    ...pick((name) => ofBody.includes(name)),
    call: { ...form.call, ...pick((name) => name in ofCall) },
    answers: { ...form.answers, ...answers, ...pick((name) => !(name in ofCall) && !ofBody.includes(name)) },
  }
}
