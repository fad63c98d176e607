import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { repositoryFiles, root } from './repository.ts'

const files = repositoryFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.yaml', '*.md')

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

it('every cited requirement and assumption exists', () => {
  const rows = new Set([...textOf('docs/requirements.md').matchAll(/^\| ((?:R\d|A)-\d+) \|/gm)].map(([, id]) => id))
  const unknown = files.flatMap((file) =>
    [...textOf(file).matchAll(/\b(?:R\d-\d{2,3}|A-\d{2})\b/g)]
      .filter(([id]) => !rows.has(id))
      .map(([id]) => `${file}: ${id}`),
  )
  expect(unknown).toEqual([])
})

it('every link between documents leads to a file', () => {
  const broken = files
    // The links in content documents are not files but addresses of the site.
    .filter((file) => file.endsWith('.md') && !/\/content\/(?:fr|en)\//.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\]\((?!https?:)([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(path.join(root, path.dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    )
  expect(broken).toEqual([])
})
