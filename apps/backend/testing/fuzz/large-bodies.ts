import type { Operation } from './operations.ts'

/** A body of about the given number of bytes. */
export interface LargeBody {
  shape: string
  bodyOf: (bytes: number) => string
}

/** Distinct non-ASCII characters. */
const ideographs = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCodePoint(0x4e00 + (index % 0x5000))).join('')

const listOf = (length: number, item: string) => `[${Array.from({ length }, () => item).join(',')}]`

const objectOf = (length: number, value: string) =>
  `{${Array.from({ length }, (_, index) => `"${index.toString(36).padStart(6, 'f')}":${value}`).join(',')}}`

/** JSON values of about the given number of bytes that no operation accepts: wide, deep and long. */
const shapes: Readonly<Record<string, (bytes: number) => string>> = {
  'an object of objects': (bytes) => objectOf(bytes / 12, '{}'),
  'an object of wrong options': (bytes) => objectOf(bytes / 13, '"x"'),
  'an object with a long name': (bytes) => `{"${'x'.repeat(bytes)}":1}`,
  'a list of objects': (bytes) => listOf(bytes / 3, '{}'),
  'a list of texts': (bytes) => listOf(bytes / 4, '"x"'),
  'two deep lists': (bytes) => listOf(2, '['.repeat(bytes / 4) + ']'.repeat(bytes / 4)),
  'a deep object': (bytes) => '{"x":'.repeat(bytes / 6) + '1' + '}'.repeat(bytes / 6),
  'a long text': (bytes) => `"${'x'.repeat(bytes)}"`,
  'a long number': (bytes) => '9'.repeat(bytes),
  'a long text of many scripts': (bytes) => `"a@${ideographs(bytes / 3)}.example"`,
  'a long text of separators': (bytes) => `"${'.- '.repeat(bytes / 3)}"`,
}

/** Bodies that consist of one such value. */
export const largeValues: readonly LargeBody[] = Object.entries(shapes).map(([shape, bodyOf]) => ({ shape, bodyOf }))

/** The example body of an operation, once for each of these fields and each shape: the shape replaces the field's value. */
export function largeFields({ body }: Operation, fields = fieldsOf(body?.examples[0] ?? {})): LargeBody[] {
  const example = body?.examples[0] ?? {}
  return largeValues.flatMap(({ shape, bodyOf }) =>
    fields.map((path) => ({
      shape: `${shape} as ${path.join('.')}`,
      bodyOf: (bytes: number) => withValue(example, path, bodyOf(bytes)),
    })),
  )
}

/**
 * The large bodies of every operation with a body. Fields of the same name have the same schema, so each name is tested only at
 * the first operation that has it, and an unknown name only at the first operation. Every operation refuses a body that is not an
 * object in the same way, so these bodies too are tested only at the first operation.
 */
export function largeBodiesOfAll(operations: readonly Operation[]): { operation: Operation; bodies: LargeBody[] }[] {
  const tried = new Set<string>()
  const wholeObjects = largeValues.filter(({ shape }) => /^(an|a deep) object/.test(shape))
  return operations
    .filter(({ body }) => body !== undefined)
    .map((operation, index) => {
      const all = [...fieldsOf(operation.body?.examples[0] ?? {}), ['unknown']]
      const fields = all.filter((path) => !tried.has(path.join('.')))
      for (const path of fields) tried.add(path.join('.'))
      return { operation, bodies: [...(index === 0 ? largeValues : wholeObjects), ...largeFields(operation, fields)] }
    })
}

/** The paths of all fields, including nested ones. */
function fieldsOf(example: object): string[][] {
  return Object.entries(example).flatMap(([name, value]: [string, unknown]) => [
    [name],
    ...(isObject(value) ? fieldsOf(value).map((path) => [name, ...path]) : []),
  ])
}

function withValue(example: object, [name = '', ...inside]: readonly string[], json: string): string {
  const fields = Object.entries({ ...example, [name]: Reflect.get(example, name) }).map(
    ([other, value]: [string, unknown]) => {
      if (other !== name) return [other, JSON.stringify(value)] as const
      return [other, inside.length > 0 && isObject(value) ? withValue(value, inside, json) : json] as const
    },
  )
  return `{${fields.map(([field, value]) => `${JSON.stringify(field)}:${value}`).join(',')}}`
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
