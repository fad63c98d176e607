import type { Seed } from './seed.ts'

const domain = 'packages/domain/src/cookie-consent/cookie-consent.ts'
const browser = 'apps/web/src/platform/consent/browser-consent-choice.ts'
const rule = ['packages/domain/src/cookie-consent/cookie-consent.test.ts']

/** What is done without a consent, or with one that nobody gave. */
export const consentSeeds: readonly Seed[] = [
  {
    defect: 'what is optional is on before anybody switched it on',
    file: 'packages/ui/src/consent-form/consent-switch.tsx',
    find: 'defaultChecked={isRequired || isOn}',
    replace: 'defaultChecked={isRequired || isOn || true}',
    tests: ['packages/ui/src/consent-form/consent-form.test.tsx'],
  },
  {
    defect: 'one press refuses nothing yet',
    file: 'packages/ui/src/consent-banner/consent-banner.tsx',
    find: 'name={field} value="required"',
    replace: 'name={field} value="later"',
    tests: ['packages/ui/src/consent-banner/consent-banner.test.tsx'],
  },
  {
    defect: 'to accept weighs more than to refuse',
    file: 'packages/ui/src/consent-banner/consent-banner.tsx',
    find: 'kind="quiet" type="submit" name={field} value="all"',
    replace: 'kind="primary" type="submit" name={field} value="all"',
    tests: ['packages/ui/src/consent-banner/consent-banner.test.tsx'],
  },
  {
    defect: 'an optional service is loaded before a choice',
    file: 'apps/web/src/platform/measurement/browser-measurement.ts',
    find: 'services.filter(counts)',
    replace: 'services',
    tests: ['apps/web/src/platform/measurement/browser-measurement.test.ts'],
  },
  {
    defect: 'who takes a consent back is still told of',
    file: 'apps/web/src/platform/measurement/browser-measurement.ts',
    find: 'counts(service) && meter?.tell(measured)',
    replace: 'meter?.tell(measured)',
    tests: ['apps/web/src/platform/measurement/browser-measurement.test.ts'],
  },
  {
    defect: 'a browser that says no for its person is not obeyed',
    file: domain,
    find: 'isRefusedByBrowser ? [] : (consent?.values ?? [])',
    replace: 'consent?.values ?? []',
    tests: [...rule, 'apps/web/src/platform/consent/browser-consent-choice.test.ts'],
  },
  {
    defect: 'whose browser says no for them is asked all the same',
    file: 'apps/web/server/cookie-consent.ts',
    find: "headers['sec-gpc'] !== '1' && ",
    replace: '',
    tests: ['apps/web/server/cookie-consent.test.ts'],
  },
  {
    defect: 'a consent counts for ever',
    file: domain,
    find: 'age < consentKey.maxAge * 1000',
    replace: 'age < Infinity',
    tests: rule,
  },
  {
    defect: 'a consent to another question counts',
    file: domain,
    find: 'asked !== version || ',
    replace: '',
    tests: rule,
  },
  {
    defect: 'who takes a consent back stays known by a number',
    file: browser,
    find: '      page.localStorage.removeItem(key)\n',
    replace: '',
    tests: ['apps/web/src/platform/consent/browser-consent-choice.test.ts'],
  },
  {
    defect: 'another site chooses for a visitor',
    file: 'apps/web/server/own-form.ts',
    find: 'new URL(origin).host === host',
    replace: 'new URL(origin).host.length > 0',
    tests: ['apps/web/server/cookie-consent.test.ts', 'apps/web/server/every-answer.test.ts'],
  },
]
