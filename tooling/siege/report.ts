import type { Course } from './besiege.ts'
import type { Row } from './tally.ts'

/** A siege and what it was of. */
export interface NamedCourse {
  name: string
  course: Course
}

const head = ['attack', 'requests', 'refused', 'slowest', 'violations', 'done']
/** Of a long list of faults so many are told. */
const maxTold = 10

/** The whole outcome for a terminal; its last line is the verdict. */
export function asText(courses: readonly NamedCourse[]): string {
  const faults = courses.flatMap(({ name, course }) => course.faults.map((fault) => `${name}: ${fault}`))
  return [
    ...courses.flatMap(({ name, course }) => ['', name, ...table(course.rows), ...course.facts]),
    '',
    ...faults.slice(0, maxTold).map((fault) => `FAULT ${fault}`),
    ...(faults.length > maxTold ? [`and ${faults.length - maxTold} more faults`] : []),
    ...courses.flatMap(({ course }) => course.notMade).map((attack) => `NOT MADE ${attack}`),
    verdict(courses, faults),
  ].join('\n')
}

export function isSurvived(courses: readonly NamedCourse[]): boolean {
  return courses.every(({ course }) => course.faults.length === 0)
}

function verdict(courses: readonly NamedCourse[], faults: readonly string[]): string {
  if (faults.length > 0) return `siege lost: ${faults.length} faults, first ${faults[0]}`
  const notMade = courses.flatMap((each) => each.course.notMade)
  return notMade.length === 0 ? 'siege survived' : `siege survived, but not tried here: ${notMade.join('; ')}`
}

function table(rows: readonly Row[]): string[] {
  const lines = [head, ...rows.map(cells)]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function cells({ attack, requests, refused, slowest, violations, done }: Row): string[] {
  const violated = [...violations.values()].reduce((sum, times) => sum + times, 0)
  return [attack, `${requests}`, `${refused}`, `${(slowest / 1000).toFixed(1)} s`, `${violated}`, done.join(' + ')]
}
