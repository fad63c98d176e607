import type { Study } from '@clairmemoire/domain/study'
import { studies } from '@clairmemoire/studies'
import { expect, it } from 'vitest'
import { refuseSamplesInProduction } from './production-guard.ts'
import { readSettings } from './settings.ts'

const facts = {
  MAIL_FROM: 'bonjour@real.example',
  DESK_EMAIL: 'desk@real.example',
  CONTACT_PHONE: '01 99 00 56 78',
  SMTP_URL: 'smtp://mail.real.example',
}
const production = (settings: Record<string, string>) => readSettings({ SITE_ENV: 'production', ...settings })
const realStudies: Study[] = studies.map((study) => ({
  ...study,
  sites: study.sites.map((site) => ({ ...site, sample: false })),
}))

it('production does not start without the facts of the operator', () => {
  expect(() => refuseSamplesInProduction(production({ DESK_EMAIL: facts.DESK_EMAIL }), realStudies)).toThrow(
    'SITE_ENV=production needs these settings: MAIL_FROM, CONTACT_PHONE, SMTP_URL.',
  )
})

it('production does not start with sample study sites', () => {
  expect(() => refuseSamplesInProduction(production(facts), studies)).toThrow(
    /^SITE_ENV=production does not start with sample study sites: /,
  )
})

it('production starts with real facts and real sites', () => {
  expect(() => refuseSamplesInProduction(production(facts), realStudies)).not.toThrow()
})

it('anywhere else samples are welcome', () => {
  expect(() => refuseSamplesInProduction(readSettings({ SITE_ENV: 'staging' }), studies)).not.toThrow()
})
