/** JSON that is the same for the same value, whatever the order of its fields. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isFields(part) ? sorted(part) : part))
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(fields: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(fields).sort((a, b) => Number(a > b) - Number(a < b))
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}
