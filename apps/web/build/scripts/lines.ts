/** A text of which only the ends of its lines are left: in its place, what follows stays where it was. */
export function linesOf(text: string): string {
  return text.replaceAll(/[^\n]/g, '')
}

/** A module in which every line stands where it stood, which is what source maps lead to. */
export function inTheirLines(code: string): { code: string; map: null } {
  return { code, map: null }
}
