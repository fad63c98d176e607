import { createCmsClient } from '@clairmemoire/cms-client'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { hostName } from '@clairmemoire/domain/product'
import { type Service, startService } from '@clairmemoire/launch/service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutContent } from '../src/platform/content/content.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf, type Screen } from '../src/routing/site-map.ts'
import { documentsIn } from './content/site-content.ts'
import { inMemory, startTestSite } from './testing/test-site.ts'

const matomo = { MATOMO_URL: 'https://matomo.example', MATOMO_SITE_ID: '1' }
const postHog = { POSTHOG_URL: 'https://posthog.example', POSTHOG_KEY: 'key' }
const sentry = { SENTRY_DSN: 'https://key@sentry.example/1' }
const mails = { SMTP_URL: 'smtp://mail.example' }
const sms = { SMS: 'on' }

/** Facts that the pages state. */
interface StatedServices {
  Matomo?: true
  PostHog?: true
  Sentry?: true
  mails?: true
  sms?: true
}

interface Configuration {
  name: string
  set: Record<string, string>
  stated: StatedServices
  /** Requests the staging host. */
  isStaging?: true
}

const all = { ...matomo, ...postHog, ...sentry, ...mails, ...sms }

const configurations: readonly Configuration[] = [
  { name: 'nothing', set: {}, stated: {} },
  { name: 'text messages', set: sms, stated: { sms: true } },
  { name: 'nothing but the question about cookies', set: { COOKIE_QUESTION: 'always' }, stated: {} },
  { name: 'Matomo', set: { ...matomo, ...mails }, stated: { Matomo: true, mails: true } },
  { name: 'PostHog', set: { ...postHog, ...mails }, stated: { PostHog: true, mails: true } },
  { name: 'Sentry', set: { ...sentry, ...mails }, stated: { Sentry: true, mails: true } },
  { name: 'every service', set: all, stated: { Matomo: true, PostHog: true, Sentry: true, mails: true, sms: true } },
  {
    name: 'every service, where nothing is measured',
    set: all,
    stated: { Sentry: true, mails: true, sms: true },
    isStaging: true,
  },
  { name: 'half of each service', set: { MATOMO_URL: matomo.MATOMO_URL, POSTHOG_KEY: 'key' }, stated: {} },
]

/** Sentences that the pages contain or not, depending on the configuration. */
const sentences = {
  fr: {
    measured: ['Toute autre mesure attend votre accord', 'Nous mesurons votre visite seulement si vous l’acceptez'],
    unmeasured: 'Nous ne mesurons pas votre visite',
    optional: 'Refuser est aussi facile qu’accepter',
    nothingOptional: 'ce site n’utilise rien de facultatif',
    sends: 'le service qui envoie nos e-mails',
    sendsNothing: 'ses e-mails ne partent pas',
    sms: ['Nos SMS', 'qui transmet nos SMS', /arrêtez les SMS[^;]* 1\s096\sjours/],
    visitor: '«\u00a0visitor\u00a0»',
    asked: 'Les acceptez-vous',
  },
  en: {
    measured: ['Any other measurement waits for your consent', 'We measure your visit only if you accept it'],
    unmeasured: 'We do not measure your visit',
    optional: 'Refusing is as easy as accepting',
    nothingOptional: 'this site uses nothing optional',
    sends: 'the service that sends our emails',
    sendsNothing: 'its emails do not leave',
    sms: ['Our text messages', 'that carries our text messages', /stop text messages[^;]* 1,096\sdays/],
    visitor: '“visitor”',
    asked: 'Do you accept them',
  },
} as const satisfies Record<Locale, unknown>

let documents: Service
let port: number | undefined
beforeAll(async () => {
  documents = startService('apps/cms/embedded/src/main.ts', { CMS_PORT: '0' }, () => undefined)
  port = await documents.ready
})
afterAll(() => documents.stop())

/** The documents of the repository, served by the content service. */
function repositoryContent() {
  const client = createCmsClient({ origin: `http://127.0.0.1:${port}`, files: '/cms', timeout: 10_000 })
  return inMemory((locale) => ({ ...withoutContent, ...documentsIn(locale, (_key, readWith) => readWith(client)) }))
}

const endings = { fr: 'fr', en: 'com' } as const satisfies Record<Locale, string>

/** The summary of a document, item by item. */
const summary = /<h2>(?:L’essentiel|In short)<\/h2>.*?<ul[^>]*>(.*?)<\/ul>/s

/** Reads the pages about the law in one configuration, and returns their visible words. */
async function wordsOf(environment: Record<string, string>, locale: Locale, host: string) {
  const site = await startTestSite(environment, repositoryContent())
  const linesOfSummary = new Map<Screen, number | undefined>()
  const read = async (screen: Screen) => {
    const answer = await site.fetch(publicPath(pageOf(screen), locale), { host })
    expect(answer.status).toBe(200)
    const page = await answer.text()
    linesOfSummary.set(screen, summary.exec(page)?.[1]?.split('<li>').length)
    return page.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>|\u2060/gs, '')
  }
  const [privacy, cookies, legal, settings] = [
    await read('PrivacyPolicy'),
    await read('Cookies'),
    await read('Legal'),
    await read('CookieSettings'),
  ]
  await site.close()
  expect(Object.fromEntries(linesOfSummary)).toMatchObject({ PrivacyPolicy: 4, Cookies: 4, Legal: 4 })
  return { privacy, cookies, legal, settings }
}

describe.each(configurations)('with $name (R2-120)', ({ set, stated, isStaging }) => {
  test.each(locales)('the pages of the %s site state the facts, and nothing else', async (locale) => {
    const host = `${isStaging ? 'staging.' : ''}${hostName}.${endings[locale]}`
    const { privacy, cookies, legal, settings } = await wordsOf(set, locale, host)
    const says = sentences[locale]
    const isMeasured = Boolean(stated.Matomo || stated.PostHog)
    for (const page of [privacy, cookies, legal]) expect(page).not.toContain('{{')

    for (const service of ['Matomo', 'PostHog', 'Sentry'] as const)
      for (const page of [privacy, cookies])
        expect([service, page.includes(service)]).toEqual([service, service in stated])

    expect(privacy.includes(says.unmeasured)).toBe(!isMeasured)
    expect(says.measured.filter((sentence) => privacy.includes(sentence))).toEqual(
      isMeasured ? [says.measured[stated.Matomo ? 0 : 1]] : [],
    )
    expect([cookies.includes(says.optional), cookies.includes(says.nothingOptional)]).toEqual([isMeasured, !isMeasured])
    for (const page of [privacy, cookies]) expect(page.includes(says.visitor)).toBe(stated.Matomo === true)
    expect([privacy.includes(says.sends), privacy.includes(says.sendsNothing)]).toEqual([
      stated.mails === true,
      stated.mails !== true,
    ])

    for (const words of [/\bSMS\b|text message/, ...says.sms])
      expect([words, privacy.search(words) >= 0]).toEqual([words, stated.sms === true])

    // The banner asks, and the settings show an off category, as the documents say.
    expect(privacy.includes(says.asked)).toBe(isMeasured || 'COOKIE_QUESTION' in set)
    const unused = locale === 'fr' ? 'Ce site ne s’en sert pas aujourd’hui' : 'This site does not use it right now'
    const off = 3 - (stated.Matomo ? 2 : 0) - (stated.PostHog ? 1 : 0)
    expect(settings.split(unused)).toHaveLength(off + 1)
  })
})

test.each(locales)('the privacy policy in %s has the retention days of the settings', async (locale) => {
  const set = { REQUEST_DAYS: '111', RESULT_DAYS: '222', NEWS_DAYS: '333', HOSTING_PROVIDER: 'Hébergeur & Cie' }
  const { privacy, legal } = await wordsOf(set, locale, `${hostName}.${endings[locale]}`)
  for (const days of ['111', '222', '333']) expect(privacy).toMatch(new RegExp(`${days}\\s(jours|days)`))
  for (const page of [privacy, legal]) expect(page).toContain('Hébergeur &amp; Cie')
})
