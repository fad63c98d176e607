import path from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, it } from 'vitest'
import { outputOf } from './output-of.ts'

interface Component {
  purl: string
  licenses?: readonly unknown[]
}

interface Sbom {
  metadata: { component: { name: string } }
  components: readonly Component[]
}

const text = await outputOf('pnpm', ['--workspace-root', '--silent', 'run', 'sbom'])
const sbom: Sbom = JSON.parse(text)
const listed = (name: string) => sbom.components.filter(({ purl }) => purl.startsWith(`pkg:npm/${name}@`))

it('the bill of materials is valid CycloneDX', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot7)
  expect(await validator.validate(text)).toBeNull()
})

it.each(['react', 'fastify', 'pg'])('contains a shipped package with its license: %s', (name) => {
  expect(listed(name)).toMatchObject([{ licenses: [{}] }])
})

it.each(['vitest', 'storybook', 'knip'])('contains no development tool: %s', (name) => {
  expect(listed(name)).toEqual([])
})

it('contains no path of the machine on which it was made', () => {
  expect(text).not.toContain(path.join(import.meta.dirname, '../..'))
  expect(text).not.toMatch(/file:\/\/|"link:/)
})
