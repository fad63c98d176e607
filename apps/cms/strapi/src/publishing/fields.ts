export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether an editor has left a field empty. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Drops ids at any depth, because a new list entry gets its id when it is saved. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isFields(value)) return value
  const others = Object.entries(value).filter(([name]) => name !== 'id')
  return Object.fromEntries(others.map(([name, part]) => [name, withoutIds(part)]))
}

/** Whether two values are equal, ignoring ids, the order of fields, and empty fields that the database and the admin add. */
export function areEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(written(one)) === JSON.stringify(written(other))
}

function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written)
  if (!isFields(value)) return value
  const fields = Object.entries(value).filter(([name, part]) => !/^(?:id|__temp_key__)$/.test(name) && !isEmpty(part))
  return Object.fromEntries(fields.map(([name, part]) => [name, written(part)] as const).toSorted(byName))
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one.localeCompare(other)
}
