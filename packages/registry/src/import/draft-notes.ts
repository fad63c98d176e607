import { yearsIn } from '../clinical-trials-gov.ts'
import { isOfExtension } from '../eligibility/extension.ts'
import { suggestedCriteria } from '../eligibility/suggested-criteria.ts'
import type { RegisteredStudy } from './registered-study.ts'

/** Notes on what the reviewer of a draft should check first. */
export function draftNotes(study: RegisteredStudy): string[] {
  const { title = '', officialTitle = '', lines } = study
  const ages = lines
    .flatMap((line) => suggestedCriteria(line).criteria)
    .filter((criterion) => criterion.kind === 'age_between')
  const isWithoutSide = lines.some(({ side, role }) => side === undefined && role !== 'heading')
  return [
    ...(isOfExtension([title, officialTitle])
      ? ['Its title says that it is an extension: only people of an earlier study can enter.']
      : []),
    ...(new Set(ages.map((age) => JSON.stringify(age))).size > 1
      ? ['Its lines name several ages: perhaps one for each group.']
      : []),
    ...(ages.some((age) => isOtherThanField(age, study))
      ? ['Its lines name another age than the field of the register.']
      : []),
    ...(isWithoutSide ? ['Some lines are under no heading that says whether they include or exclude.'] : []),
  ]
}

function isOtherThanField({ min, max }: { min: number; max?: number }, { minAge, maxAge }: RegisteredStudy): boolean {
  const [fieldMin, fieldMax] = [yearsIn(minAge), yearsIn(maxAge)]
  return (
    (fieldMin !== undefined && min > 0 && min !== fieldMin) ||
    (fieldMax !== undefined && max !== undefined && max !== fieldMax)
  )
}
