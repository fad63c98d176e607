import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { expect, it } from 'vitest'
import { clinic, testBackend } from '../../../testing/test-backend.ts'
import { letterAsText } from '../../mail/letter.ts'
import { waitingMails } from '../../mail/mails-command.ts'
import { checksDue, sendChecks } from './study-checks.ts'

const [checked, ...others] = sampleStudies
if (!checked) throw new Error('The register is empty.')
const lately = others.map((study) => ({ ...study, lastChecked: '2026-12-20' }))

it.each(['fr', 'en'] as const)('the mail to the desk in %s lists due studies and their last check', (deskLocale) => {
  const letter = checksDue([checked, ...lately], '2027-01-04', { ...clinic, deskLocale })
  const text = letter ? letterAsText(letter).replaceAll(/\s+/g, ' ') : ''
  expect(text).toContain(checked.name)
  expect(text).toContain(deskLocale === 'fr' ? '20 novembre 2026' : 'November 20, 2026')
  for (const { name } of lately) expect(text).not.toContain(name)
})

it('the desk gets a mail when the check of a study is due, and not before', async () => {
  await using backend = await testBackend({ now: '2026-12-20T09:00:00Z' })
  await sendChecks(backend.whole, new Date('2026-12-20T09:00:00Z'))
  await sendChecks(backend.whole, new Date('2026-12-21T09:00:00Z'))
  const sent = await backend.mails(1)
  expect(sent.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([[clinic.deskEmail, 'Études à vérifier']])
})

it('the operator sees the mail among the queued mails, although it has no reference', async () => {
  const away = () => Promise.reject(new Error('away'))
  await using backend = await testBackend({ now: '2026-12-21T09:00:00Z', delivery: () => away })
  await sendChecks(backend.whole, new Date('2026-12-21T09:00:00Z'))
  expect(await waitingMails(backend.database)).toMatchObject([{ to: 'desk', reference: undefined }])
})
