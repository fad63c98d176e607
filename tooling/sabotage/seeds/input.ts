import type { Seed } from './seed.ts'

const rules = ['apps/web/src/form-flow/steps/step-rules.test.ts']

/** What is typed is taken wrongly, or refused without reason. */
export const inputSeeds: readonly Seed[] = [
  {
    defect: 'a telephone extension is dropped',
    file: 'packages/domain/src/phone-number/phone-number.ts',
    find: ' && phone.ext === undefined',
    replace: '',
    tests: ['packages/domain/src/phone-number/phone-number.test.ts'],
  },
  {
    defect: 'the form takes a telephone number that the backend refuses',
    file: 'apps/web/src/form-flow/steps/phone-notation.ts',
    find: 'read: (text) => readPhoneNumber(text, country)',
    replace: "read: (text) => (country && readPhoneNumber(text, 'FR')) ?? text",
    tests: ['apps/web/src/form-flow/steps/phone-notation.test.ts'],
  },
  {
    defect: 'the form has a rule of its own for mail addresses',
    file: 'apps/web/src/form-flow/steps/contact-rules.ts',
    find: "field.type === 'email' && readEmailAddress(text) === undefined",
    replace: "field.type === 'email' && !/^[^@]+@[^@]+\\.[^@]+$/.test(text)",
    tests: rules,
  },
  {
    defect: 'the backend has a rule of its own for mail addresses',
    file: 'apps/backend/src/platform/contract/validator.ts',
    find: '(text) => readEmailAddress(text) !== undefined',
    replace: '/^[^@]+@[^@]+$/',
    tests: ['apps/backend/src/platform/contract/email-format.test.ts'],
  },
  {
    defect: 'only names in Latin letters are taken',
    file: 'packages/domain/src/person-name/person-name.ts',
    find: 'return /\\p{L}/u.test(seen)',
    replace: 'return /[a-zà-ÿ]/i.test(seen)',
    tests: ['packages/domain/src/person-name/person-name.test.ts', ...rules],
  },
  {
    defect: 'a name that shows nothing is taken',
    file: 'packages/domain/src/person-name/person-name.ts',
    find: 'const seen = seenText(text)',
    replace: 'const seen = text',
    tests: ['packages/domain/src/person-name/person-name.test.ts'],
  },
  {
    defect: 'what a robot typed into the hidden field is not passed on',
    file: 'apps/web/src/form-flow/steps/contact-rules.ts',
    find: 'return text ? { [honeypot]: text } : {}',
    replace: 'return text ? {} : {}',
    tests: ['apps/web/src/features/trial-finder/request/signup-request.test.ts'],
  },
  {
    defect: 'who reads too often is not stopped',
    file: 'apps/backend/src/platform/overload/limit-rates.ts',
    find: 'max: limits.readsPerMinute ?? 0',
    replace: 'max: 1_000_000',
    tests: ['apps/backend/src/platform/overload/overload.full.test.ts'],
  },
  {
    defect: 'who is turned away is not told for how long',
    file: 'apps/backend/src/platform/contract/error-answers.ts',
    find: "  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)\n",
    replace: '  void retryAfter\n',
    tests: ['apps/backend/src/platform/overload/overload.full.test.ts'],
  },
  {
    defect: 'a body of any size is read',
    file: 'apps/backend/src/server/app.ts',
    find: 'bodyLimit: mebibyte',
    replace: 'bodyLimit: 900 * mebibyte',
    tests: ['apps/backend/src/server/app.test.ts'],
  },
  {
    defect: 'the error summary does not take the focus',
    file: 'packages/ui/src/error-summary/error-summary.tsx',
    find: 'summary.current?.focus()',
    replace: 'undefined',
    tests: ['packages/ui/src/error-summary/error-summary.test.tsx'],
  },
  {
    defect: 'a number of a register is taken whatever it is',
    file: 'apps/web/src/form-flow/steps/contact-rules.ts',
    find: "if (field.type === 'number' && field.read(text) === undefined) return 'invalid'",
    replace: '',
    tests: rules,
  },
  {
    defect: 'an emergency goes on as a referral',
    file: 'apps/web/src/features/professionals/referral/referral-steps.tsx',
    find: "if (values[urgency.id] === 'today')",
    replace: "if (values[urgency.id] === 'never')",
    tests: ['apps/web/src/features/professionals/referral/referral-steps.test.ts'],
  },
  {
    defect: 'a doctor applies without a number of the register',
    file: 'apps/web/src/features/professionals/application/application-steps.ts',
    find: 'return isDoctor(profession) ? [town, rpps]',
    replace: 'return isDoctor(profession) ? [town, optional(rpps)]',
    tests: ['apps/web/src/features/professionals/application/application.test.ts'],
  },
  {
    defect: 'what the backend refuses of a day is said at no field',
    file: 'apps/web/src/form-flow/machine/refusal.ts',
    find: 'step.contractField ?? ',
    replace: '',
    tests: ['apps/web/src/form-flow/machine/refusal.test.ts'],
  },
]
