import { parseDocument } from 'yaml'

/** A document as it is written: fields, then Markdown. */
export interface Written {
  fields: Readonly<Record<string, unknown>>
  body: string
  /** Lines of the file before the body. */
  linesBefore: number
  /** Why the fields cannot be read. */
  faults: readonly { field: string; reason: string }[]
}

/** Splits a file at its front matter, which stands between two lines of `---`. */
export function readFrontMatter(file: string): Written {
  const found = /^---\r?\n(.*?)^---[ \t]*(?:\r?\n|$)(.*)/ms.exec(file)
  if (found === null) return unreadable('the file', 'does not begin with fields between two lines of ---')
  const [, front = '', body = ''] = found
  const { fields, faults } = readYaml(front, 1)
  return { fields, body, linesBefore: file.slice(0, file.length - body.length).split('\n').length - 1, faults }
}

/** Fields alone, as a footer is written. Days stay the texts they are. */
export function readYaml(text: string, linesBefore = 0): Pick<Written, 'fields' | 'faults'> {
  // An alias can stand for more than any memory holds.
  const document = parseDocument(text, { schema: 'core', stringKeys: true })
  const faults = document.errors.map(({ code, linePos }) => ({
    field: `line ${(linePos?.[0].line ?? 1) + linesBefore}`,
    reason: `is no YAML (${code})`,
  }))
  if (faults.length > 0) return { fields: {}, faults }
  try {
    const fields: unknown = document.toJS({ maxAliasCount: 0 })
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return { fields: { ...fields }, faults }
  } catch {
    return unreadable('the fields', 'refer to one another (& and *): write them out')
  }
  return unreadable('the fields', 'are no list of names with values')
}

function unreadable(field: string, reason: string): Written {
  return { fields: {}, body: '', linesBefore: 0, faults: [{ field, reason }] }
}
