import type { Form } from './form.ts'

type Named = Pick<Form, 'id' | 'operation'>

/** The path of the operation that receives the form. */
export function submitPath({ id, operation }: Named): string {
  return operation?.path ?? `/api/forms/${id}/submit`
}

/** The `operationId` of the operation that receives the form. */
export function operationIdOf({ id, operation }: Named): string {
  return operation?.id ?? `submit${pascalCase(id)}`
}

/** The name of the form in the contract. */
export function pascalCase(id: string): string {
  return id.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
