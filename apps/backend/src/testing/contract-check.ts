import type { Ajv2020 } from 'ajv/dist/2020.js'
import { contractDocument } from '../contract/document.ts'
import { contractAjv } from '../contract/validator.ts'

/** Where an answer stands in the contract. */
interface Given {
  method: string
  url: string
  status: number
  body: unknown
}

interface Response {
  $ref?: string
  content?: object
}

const id = 'contract'
let compiled: Ajv2020 | undefined

/** What of an answer the contract does not allow; empty when all is well. A path or method outside the contract answers a Problem. */
export function contractViolations(given: Given): string[] {
  const schema = answerSchema(given)
  if (schema === 'undeclared') return [`${given.method} ${given.url} may not answer ${given.status}`]
  if (schema === 'empty') return given.body === undefined ? [] : ['a body where the contract has none']
  const validate = ajv().getSchema(`${id}${schema}`)
  if (validate === undefined) return [`no schema at ${schema}`]
  return validate(given.body) ? [] : [ajv().errorsText(validate.errors)]
}

function ajv(): Ajv2020 {
  compiled ??= contractAjv().addSchema(contractDocument(), id)
  return compiled
}

function answerSchema({ method, url, status }: Given): string {
  const problem = '#/components/schemas/Problem'
  const path = Object.entries(contractDocument().paths).find(([template]) => matches(template, url))
  if (path === undefined) return problem
  const [template, operations] = path
  const operation = (operations as Record<string, { responses: Record<string, Response> }>)[method.toLowerCase()]
  if (operation === undefined) return status === 405 ? problem : 'undeclared'
  const response = operation.responses[status]
  if (response === undefined) return 'undeclared'
  if (response.$ref !== undefined) return `${response.$ref}/content/application~1json/schema`
  if (response.content === undefined) return 'empty'
  const place = `#/paths/${pointer(template)}/${method.toLowerCase()}/responses/${status}`
  return `${place}/content/application~1json/schema`
}

function matches(template: string, url: string): boolean {
  const path = url.split('?', 1)[0]?.replace(/\/$/, '') ?? ''
  return new RegExp(`^${template.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]*')}$`).test(path)
}

function pointer(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))
}
