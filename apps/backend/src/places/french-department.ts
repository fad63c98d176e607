/** Corsica's postcodes begin with 20, its departments are 2A and 2B. */
const corsicanDepartments: ReadonlyMap<string, string> = new Map([
  ['200', '2A'],
  ['201', '2A'],
  ['202', '2B'],
  ['206', '2B'],
])

/** From a department number ("75", "2a", "971") or a postcode of five digits; whether the department exists is not checked. */
export function departmentOfPostcode(code: string): string {
  const text = code.trim().toUpperCase()
  if (!/^\d{5}$/.test(text)) return text
  const beginning = text.slice(0, 3)
  if (beginning.startsWith('97')) return beginning
  return corsicanDepartments.get(beginning) ?? text.slice(0, 2)
}
