import { expect, it } from 'vitest'
import { redact } from './redact.ts'

it('a logged error has its position but not its message', () => {
  const cause = Object.assign(new Error('Key (email)=(camille@exemple.example) already exists.'), { code: '23505' })
  const error = new Error('Failed query: insert … params: camille@exemple.example\n    at home with camille', { cause })
  const redacted = redact(error)
  expect(JSON.stringify(redacted)).not.toContain('camille')
  expect(redacted).toMatchObject({ name: 'Error', cause: { code: '23505' } })
  expect(redacted.frames[0]).toContain('redact.test.ts')
})
