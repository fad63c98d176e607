import type { FormId } from '@clairmemoire/forms/every-form'
import type { Form } from '@clairmemoire/forms/form'
import { operationIdOf, pascalCase, submitPath } from '@clairmemoire/forms/form-operation'
import { exampleSubmission } from './form-example.ts'
import { ref, type Schema } from './form-schemas.ts'

/** The parts of an operation in the contract that do not follow from the definition of its form. */
interface FormDescription {
  summary: string
  description: string
  /** Names of files in `examples/` without their ending, by the name of the example; they replace the example of the definition. */
  examples?: Readonly<Record<string, string>>
}

const descriptions: Partial<Record<FormId, FormDescription>> = {
  preconsultation: {
    summary: 'Send the pre-consultation, and request a call',
    description:
      'Stores answers, contact details and consents, and queues one mail to the person and one to the desk, in one transaction. If the answer `respondent` is `someone_else`, the contact details are those of that relative.',
    examples: { patient: 'preconsultation-request', relative: 'preconsultation-request-relative' },
  },
  secondary_consultation: {
    summary: 'Request another opinion after meeting a doctor',
    description:
      'For people who already met a doctor: which one, when, what was said, and what they look for now. Stored with consent and mails in one transaction.',
  },
  referral: {
    summary: 'Refer a patient who agreed',
    description:
      'For doctors; `call` contains the doctor, who gets the private link. The clinic calls the patient, or with the answer `relative` the helper in `call`.',
  },
  application: {
    summary: 'Apply to join the network',
    description: 'For healthcare professionals. Doctors give their RPPS number; others may give it or an ADELI number.',
  },
}

/** The path items of the contract for the forms, by path. */
export function formPaths(forms: readonly Form<FormId>[]): Record<string, Schema> {
  return Object.fromEntries(forms.map((form) => [submitPath(form), { post: submitOperation(form) }]))
}

/** An example of the receipt of each form, by its name in the contract. */
export function formReceipts(forms: readonly Form[]): Record<string, Schema> {
  return Object.fromEntries(forms.map(({ id }) => [`${pascalCase(id)}Receipt`, { value: { ...receipt, kind: id } }]))
}

function submitOperation(form: Form<FormId>): Schema {
  const name = pascalCase(form.id)
  const { examples, ...described } = descriptions[form.id] ?? {
    summary: `Send the form "${form.desk.subject.en}"`,
    description: 'Stored with its consents and mails in one transaction.',
  }
  const files = Object.entries(examples ?? {}).map(([id, file]) => [id, { $ref: `../examples/${file}.yaml` }])
  return {
    operationId: operationIdOf(form),
    ...described,
    tags: ['care'],
    parameters: [ref('parameters.yaml#/IdempotencyKey'), ref('parameters.yaml#/ProofOfWork')],
    requestBody: {
      required: true,
      content: json(
        { $ref: `#/${name}Submission` },
        examples ? Object.fromEntries(files) : { sent: { value: exampleSubmission(form) } },
      ),
    },
    responses: {
      201: {
        description: 'The request is stored',
        content: json(ref('requests.yaml#/Receipt'), { stored: { $ref: `#/${name}Receipt` } }),
      },
      ...problems,
    },
  }
}

function json(schema: Schema, examples: Schema): Schema {
  return { 'application/json': { schema, examples } }
}

const problems = Object.fromEntries(
  Object.entries({
    400: 'BadRequest',
    404: 'NotFound',
    409: 'IdempotencyConflict',
    413: 'PayloadTooLarge',
    415: 'UnsupportedMediaType',
    429: 'TooManyRequestsOrProof',
    500: 'ServerError',
    503: 'ServiceUnavailable',
  }).map(([status, problem]) => [status, { $ref: `../responses/problems.yaml#/${problem}` }]),
)

const receipt = {
  id: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11',
  private_link_id: 'q8Zk3vJ0Tn-2hY_5aXw7Lg',
  reference: 'CM-7F3K-92QD',
  call_by: '2027-03-10',
  callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
  call: { name: 'Camille Exemple', phone: '+33639981235', from_phone: '+33199001234' },
  calendar: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
  mail: 'leaves',
  created_at: '2027-03-05T10:15:00Z',
}
