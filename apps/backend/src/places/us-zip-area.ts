/** The first three digits of a ZIP code, ZIP+4 or three-digit area; undefined for anything else. */
export function areaOfZipCode(code: string): string | undefined {
  return /^(\d{3})(?:\d{2}(?:-\d{4})?)?$/.exec(code.trim())?.[1]
}
