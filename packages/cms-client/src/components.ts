/** A list of plain texts, as a content service answers with it; any other value stays as it was written. */
export function sentences(list: unknown): unknown {
  return components(list, (text) => ({ text }))
}

/** Entries of a list, each with the id that Strapi gives it; any other value stays as it was written. */
export function components(list: unknown, fieldsOf: (entry: unknown) => unknown = (entry) => entry): unknown {
  if (!Array.isArray(list)) return list
  return list.map((entry, index) => {
    const fields = fieldsOf(entry)
    return isFields(fields) ? { id: index + 1, ...fields } : fields
  })
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
