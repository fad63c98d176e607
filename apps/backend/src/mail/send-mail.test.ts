import { expect, it } from 'vitest'
import { clinic, testBackend } from '../../testing/test-backend.ts'
import { sendMail } from './send-mail.ts'

it('lets a letter wait that this version cannot write: another one may', async () => {
  await using backend = await testBackend()
  const delivered: unknown[] = []
  const deliver = async (mail: unknown) => void delivered.push(mail)
  const send = sendMail(backend.database, { clinic, letters: {}, deliver })
  await expect(send({ letter: 'self_test_result', subject_id: 'a' })).rejects.toMatchObject({ code: 'UNKNOWN_LETTER' })
  expect(delivered).toEqual([])
})
