import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './repository.ts'
import { document, documentedSettings, schemas } from './settings-table.ts'

const settings = schemas.flatMap((schema) => Object.values(schema))

it('docs/operations/settings.md lists exactly the existing settings; if not, run pnpm generate', () => {
  const text = readFileSync(document, 'utf8')
  const rows = text.match(/^\| `[A-Z_]+`.*$/gm)
  expect(rows).toHaveLength(new Set(settings).size)
  expect(text).toBe(documentedSettings())
})

it('a setting that both servers read is defined once', () => {
  const names = new Set(settings.map(({ name }) => name))
  expect(new Set(settings).size).toBe(names.size)
})

it('every setting is read through its schema', () => {
  const sources = globSync(
    '{apps/{web/server,backend/{src,commands},cms/embedded/src,cms/strapi/{config,src}},packages/*/src,tooling/launch}/**/*.{ts,tsx,mjs}',
    {
      cwd: root,
      exclude: ['**/node_modules', '**/testing/**', '**/*.test.ts'],
    },
  )
  const read = sources.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/process\.env(?:\.|\[')(\w+)/g)].map(([, name]) => name),
  )
  expect(read).toContain('BACKEND_URL')
  const known = new Set([...settings.map(({ name }) => name), 'PATH'])
  expect(read.filter((name = '') => !known.has(name))).toEqual([])
})
