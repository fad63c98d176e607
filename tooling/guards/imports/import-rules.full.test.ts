import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { importViolations } from './import-violations.ts'

let repository: string

beforeEach(() => {
  repository = realpathSync(mkdtempSync(path.join(tmpdir(), 'boundaries-')))
})
afterEach(() => rmSync(repository, { recursive: true }))

/** Returns the rules that an import of a file or an npm package breaks, in a repository that contains only these files. */
async function rulesBroken(from: string, to: string): Promise<string[]> {
  const packageName = to.startsWith('npm:') ? to.slice('npm:'.length) : undefined
  const target = packageName ? `node_modules/${packageName}/index.ts` : to
  const specifier = packageName ?? `./${path.posix.relative(path.posix.dirname(from), to)}`
  write('package.json', JSON.stringify({ dependencies: { react: '*', lodash: '*' }, devDependencies: { vite: '*' } }))
  write(target, 'export const imported = 1')
  write(from, `import { imported } from '${specifier}'\nimported`)
  const violations = await importViolations(repository, [from])
  return violations.map(({ rule }) => rule)
}

function write(file: string, text: string) {
  const absolute = path.join(repository, file)
  mkdirSync(path.dirname(absolute), { recursive: true })
  writeFileSync(absolute, text)
}

const features = 'apps/web/src/features'
const folders = 'apps/backend/src'
const operations = `${folders}/features`

describe('a forbidden import fails', () => {
  it.each([
    ['packages/domain/src/slug/slugify.ts', 'npm:react', 'domain-imports-only-what-it-may'],
    ['packages/domain/src/slug/slugify.ts', 'packages/forms/src/every-form.ts', 'domain-imports-only-what-it-may'],
    ['packages/forms/src/every-form.ts', 'packages/i18n/src/formats.ts', 'forms-imports-only-what-it-may'],
    ['packages/ui/src/card/card.tsx', 'packages/domain/src/locale/locale.ts', 'ui-imports-only-what-it-may'],
    ['packages/ui/src/card/card.tsx', 'npm:lodash', 'ui-imports-only-what-it-may'],
    ['packages/i18n/src/formats.ts', 'packages/api-client/src/client.ts', 'i18n-imports-only-what-it-may'],
    [
      'packages/api-client/src/client.ts',
      'packages/domain/src/locale/locale.ts',
      'api-client-imports-only-what-it-may',
    ],
    ['packages/cms-client/src/client.ts', 'packages/i18n/src/formats.ts', 'cms-client-imports-only-what-it-may'],
    ['packages/cms-client/src/client.ts', 'npm:yaml', 'cms-client-imports-only-what-it-may'],
    ['packages/forms/src/every-form.ts', 'apps/backend/src/server/app.ts', 'nobody-imports-an-app'],
    ['apps/web/server/main.ts', 'apps/backend/src/server/app.ts', 'nobody-imports-an-app'],
    ['apps/web/server/main.ts', 'apps/cms/embedded/src/server.ts', 'nobody-imports-an-app'],
    ['apps/cms/embedded/src/server.ts', 'apps/backend/src/server/app.ts', 'nobody-imports-an-app'],
    ['tooling/guards/settings-table.ts', 'apps/backend/src/server/app.ts', 'tools-import-only-settings-of-apps'],
    ['apps/cms/embedded/src/server.ts', 'packages/ui/src/card/card.tsx', 'content-service-reaches-documents'],
    ['apps/cms/strapi/src/start/seed.ts', 'apps/cms/embedded/src/documents/content.ts', 'strapi-reaches-documents'],
    ['apps/cms/strapi/src/start/seed.ts', 'packages/i18n/src/formats.ts', 'strapi-reaches-documents'],
    ['apps/cms/embedded/src/documents/source.ts', 'apps/cms/embedded/src/server.ts', 'documents-know-no-service'],
    ['apps/cms/embedded/src/server.ts', 'npm:vite', 'source-ships-no-development-package'],
    ['apps/backend/src/server/app.ts', 'packages/ui/src/card/card.tsx', 'backend-reaches-rules-and-contract'],
    ['apps/backend/src/server/app.ts', 'packages/api-client/src/client.ts', 'backend-reaches-rules-and-contract'],
    ['apps/backend/src/server/app.ts', 'packages/i18n/src/catalog.ts', 'backend-reaches-rules-and-contract'],
    [`${operations}/news/create-contact.ts`, `${operations}/trials/people.ts`, 'no-import-between-backend-features'],
    [`${operations}/backend.ts`, `${operations}/trials/people.ts`, 'backend-names-no-feature'],
    [`${folders}/platform/jobs.ts`, `${folders}/mail/queue.ts`, 'backend-platform-imports-lower-layers'],
    [`${folders}/clinic/clinic.ts`, `${folders}/platform/jobs.ts`, 'backend-clinic-imports-lower-layers'],
    [`${folders}/mail/letter.ts`, `${folders}/calls/call-slots.ts`, 'backend-mail-imports-lower-layers'],
    [`${folders}/calls/call-slots.ts`, `${folders}/sessions/cookies.ts`, 'backend-calls-imports-lower-layers'],
    [`${folders}/requests/titles.ts`, `${operations}/backend.ts`, 'backend-requests-imports-lower-layers'],
    [`${operations}/news/create-contact.ts`, `${folders}/server/app.ts`, 'backend-features-imports-lower-layers'],
    ['apps/backend/src/server/app.ts', 'apps/backend/commands/users.ts', 'backend-server-imports-lower-layers'],
    ['apps/backend/src/server/app.ts', 'apps/backend/src/jobs/nightly.ts', 'backend-server-imports-lower-layers'],
    ['apps/backend/src/mail/delivery.ts', 'apps/backend/testing/mail-server.ts', 'source-leaves-tests-alone'],
    ['apps/backend/commands/users.ts', 'apps/backend/testing/requests.ts', 'source-leaves-tests-alone'],
    ['apps/backend/commands/users.ts', 'npm:vite', 'source-ships-no-development-package'],
    [`${features}/home/home-page.tsx`, `${features}/studies/index.ts`, 'no-import-between-features'],
    ['apps/web/src/routes/index.tsx', `${features}/home/home-sections.tsx`, 'feature-has-one-entry'],
    [`${features}/home/home-page.tsx`, 'apps/web/src/form-flow/step.ts', 'form-flow-has-one-entry'],
    ['apps/web/src/form-flow/step.ts', `${features}/home/index.ts`, 'form-flow-knows-no-page'],
    ['apps/web/src/blocks/blocks.tsx', `${features}/articles/index.ts`, 'blocks-knows-no-page'],
    ['apps/web/src/blocks/blocks.tsx', 'apps/web/src/routing/site-map.ts', 'blocks-knows-no-page'],
    [`${features}/articles/article-page.tsx`, 'apps/web/src/blocks/placed-blocks.ts', 'blocks-has-one-entry'],
    ['apps/web/src/criteria/checked-by-team.copy.ts', `${features}/studies/index.ts`, 'criteria-knows-no-page'],
    [
      `${features}/studies/detail/study-page-data.ts`,
      'apps/web/src/criteria/checked-by-team.copy.ts',
      'criteria-has-one-entry',
    ],
    ['apps/web/src/call-requests/received.tsx', 'apps/web/src/routing/site-map.ts', 'call-requests-knows-no-page'],
    ['apps/web/src/study-entries/study-card.tsx', `${features}/studies/index.ts`, 'study-entries-knows-no-page'],
    ['apps/web/src/study-entries/study-card.tsx', 'apps/web/src/routing/site-map.ts', 'study-entries-knows-no-page'],
    [`${features}/home/home-page.tsx`, 'apps/web/src/study-entries/study-card.tsx', 'study-entries-has-one-entry'],
    ['apps/web/src/private-views/staff-page.tsx', `${features}/team/index.ts`, 'private-views-knows-no-page'],
    [`${features}/team/team-page.tsx`, 'apps/web/src/private-views/staff-page.tsx', 'private-views-has-one-entry'],
    ['apps/web/src/main.tsx', 'apps/web/src/search-engines/page-metadata.ts', 'search-engine-data-stays-on-the-server'],
    ['apps/web/src/main.tsx', 'packages/cms-client/src/client.ts', 'documents-are-read-on-the-server'],
    ['apps/web/src/form-flow/step.ts', 'apps/web/src/routing/site-map.ts', 'form-flow-knows-no-page'],
    [`${features}/home/home-page.tsx`, 'apps/web/src/routes/index.tsx', 'feature-and-shell-stay-below-routes'],
    ['apps/web/src/shell/header.tsx', `${features}/home/index.ts`, 'shell-knows-no-feature'],
    [
      'apps/web/src/routes/index.tsx',
      'apps/web/src/platform/sealing/browser-sealing.ts',
      'route-reaches-features-and-routing',
    ],
    [`${features}/home/home-page.tsx`, 'apps/web/src/platform/sealing/browser-sealing.ts', 'only-main-binds-adapters'],
    [`${features}/home/home-page.tsx`, 'apps/web/server/settings.ts', 'browser-code-leaves-the-server-alone'],
    [`${features}/home/home-page.tsx`, 'packages/settings/src/samples.ts', 'browser-code-leaves-settings-alone'],
    [
      `${features}/home/home-page.tsx`,
      'packages/observability/src/error-reports/dsn.ts',
      'browser-code-leaves-settings-alone',
    ],
    [
      `${features}/home/home-page.tsx`,
      'packages/observability/src/log/events.ts',
      'browser-code-leaves-settings-alone',
    ],
    [
      'packages/observability/src/error-reports/dsn.ts',
      'packages/forms/src/every-form.ts',
      'observability-imports-only-what-it-may',
    ],
    ['packages/settings/src/schema.ts', 'packages/forms/src/every-form.ts', 'settings-imports-only-what-it-may'],
    ['packages/domain/src/slug/slugify.ts', 'packages/domain/src/slug/slugify.test.ts', 'source-leaves-tests-alone'],
    ['apps/web/src/boot.ts', 'npm:vite', 'source-ships-no-development-package'],
  ])('%s → %s', async (from, to, rule) => {
    expect(await rulesBroken(from, to)).toContain(rule)
  })

  it('two modules that import each other', async () => {
    write('packages/domain/src/b.ts', "import { a } from './a.ts'\nexport const b = () => a")
    write('packages/domain/src/a.ts', "import { b } from './b.ts'\nexport const a = () => b")
    const violations = await importViolations(repository, ['packages'])
    expect(violations.map(({ rule }) => rule)).toContain('no-cycles')
  })

  it('a module that does not exist', async () => {
    write('apps/web/src/boot.ts', "import '@clairmemoire/domain/src/locale/locale.ts'")
    const violations = await importViolations(repository, ['apps'])
    expect(violations.map(({ rule }) => rule)).toEqual(['imports-are-declared-and-resolve'])
  })
})

describe('an import that follows the layers passes', () => {
  it.each([
    ['packages/forms/src/every-form.ts', 'packages/domain/src/study/study.ts'],
    ['packages/ui/src/card/card.tsx', 'npm:react'],
    ['packages/i18n/src/formats.ts', 'packages/domain/src/locale/locale.ts'],
    ['packages/cms-client/src/client.ts', 'packages/domain/src/locale/locale.ts'],
    ['apps/cms/embedded/src/server.ts', 'apps/cms/embedded/src/documents/content.ts'],
    ['apps/cms/embedded/src/documents/content.ts', 'packages/cms-client/src/checked.ts'],
    ['apps/backend/src/server/app.ts', 'packages/api-client/src/schema.ts'],
    ['apps/backend/src/server/app.ts', 'packages/i18n/src/formats.ts'],
    ['apps/backend/src/server/app.ts', 'packages/observability/src/error-reports/dsn.ts'],
    ['apps/backend/src/server/app.ts', 'packages/observability/src/log/events.ts'],
    ['apps/backend/src/server/settings.ts', 'packages/settings/src/schema.ts'],
    ['apps/web/server/settings.ts', 'packages/settings/src/schema.ts'],
    ['apps/web/src/testing/sample-settings.ts', 'packages/settings/src/samples.ts'],
    ['apps/backend/src/server/main.ts', 'apps/backend/src/server/start-backend.ts'],
    [`${operations}/news/create-contact.ts`, 'apps/backend/src/platform/database/transaction.ts'],
    [`${operations}/news/create-contact.ts`, `${operations}/backend.ts`],
    ['apps/backend/commands/users.ts', 'apps/backend/src/server/settings.ts'],
    [`${folders}/mail/delivery.test.ts`, 'apps/backend/testing/mail-server.ts'],
    ['apps/backend/testing/test-backend.ts', 'apps/backend/src/server/app.ts'],
    ['apps/web/src/routes/index.tsx', `${features}/home/index.ts`],
    [`${features}/trial-finder/page/trial-finder-page.tsx`, 'apps/web/src/form-flow/index.ts'],
    [`${features}/home/home-page.tsx`, 'apps/web/src/platform/sealing/sealing.ts'],
    ['apps/web/src/main.tsx', 'apps/web/src/platform/sealing/browser-sealing.ts'],
    ['packages/domain/src/slug/slugify.test.ts', 'packages/domain/src/slug/slugify.ts'],
    ['tooling/guards/settings-table.ts', 'apps/web/server/settings.ts'],
  ])('%s → %s', async (from, to) => {
    expect(await rulesBroken(from, to)).toEqual([])
  })
})
