import type { Page } from '@playwright/test'
import { matching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

test.use({ site: 'en' })

const [respondent, ...afterFirst] = matching.en
const country = 'Where do you live?'
const hour = 60 * 60 * 1000
const person = { firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142' }
const savedOnDevice = 'Answers saved on this device.'
const storedForTab = 'Answers saved as long as this page stays open'

interface SealedPart {
  ciphertext: string
  savedAt: number
}

const write = (page: Page, text: string) => page.evaluate((state) => localStorage.setItem('state', state), text)
const read = (page: Page) => page.evaluate(() => localStorage.getItem('state') ?? '')

/** Answers the first question and returns the stored part of the form. */
async function answeredOne(page: Page): Promise<SealedPart> {
  const visitor = new Visitor(page, 'en')
  await visitor.start(respondent.question)
  await visitor.answer([respondent], country)
  await expect.poll(() => read(page)).toContain('trial-finder')
  const state = JSON.parse(await read(page)) as { sealed: { 'trial-finder': SealedPart } }
  return state.sealed['trial-finder']
}

/** Encrypts a value with the key of this device, as the site does. */
function sealed(page: Page, label: string, value: unknown): Promise<string> {
  return page.evaluate(
    async ([additionalData, text]) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
      const database = await settled(indexedDB.open('keyval-store'))
      const key = (await settled(database.transaction('keyval').objectStore('keyval').get('sealing-key'))) as CryptoKey
      database.close()
      const bytes = new TextEncoder()
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const parameters = { name: 'AES-GCM', iv, additionalData: bytes.encode(additionalData) }
      const ciphertext = new Uint8Array(await crypto.subtle.encrypt(parameters, key, bytes.encode(text)))
      return btoa(String.fromCharCode(...iv, ...ciphertext))
    },
    [label, JSON.stringify(value)] as const,
  )
}

/** Opens a page without scripts, on which a test can replace the stored state. */
async function leave(page: Page) {
  await page.goto('/robots.txt')
}

async function expectCleanStart(page: Page, what: string) {
  const visitor = new Visitor(page, 'en')
  await page.goto('/trial-finder')
  await expect(visitor.heading(visitor.words.introduction), what).toBeVisible()
  await visitor.press(visitor.words.start)
  await expect(visitor.heading(respondent.question), what).toBeFocused()
  await expect(page.getByRole('radio', { checked: true }), what).toHaveCount(0)
}

const state = (part: unknown, version: unknown = 2) => JSON.stringify({ version, sealed: { 'trial-finder': part } })

function foreignStates({ ciphertext, savedAt }: SealedPart): Record<string, string> {
  const part = JSON.stringify({ ciphertext, savedAt })
  const flipped = `${ciphertext.slice(0, 40)}${ciphertext[40] === 'A' ? 'B' : 'A'}${ciphertext.slice(41)}`
  return {
    'an empty text': '',
    'half of an object': '{"version":2,"sealed":{',
    null: 'null',
    'an array': `[{"version":2,"sealed":{"trial-finder":${part}}}]`,
    'parts in an array': `{"version":2,"sealed":[["trial-finder",${part}]]}`,
    'a future version': state({ ciphertext, savedAt }, 3),
    'parts behind __proto__': `{"version":2,"__proto__":{"sealed":{"trial-finder":${part}},"polluted":true}}`,
    'parts behind a constructor': `{"version":2,"sealed":{"constructor":{"prototype":{"polluted":true,"trial-finder":${part}}}}}`,
    'a very deep nest': `{"version":2,"sealed":${'{"sealed":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    'a ciphertext cut off': state({ ciphertext: ciphertext.slice(0, 60), savedAt }),
    'a ciphertext with one letter changed': state({ ciphertext: flipped, savedAt }),
    'a ciphertext that is not base64': state({ ciphertext: '<script>', savedAt }),
    'a ciphertext that is an object': state({ ciphertext: { ciphertext }, savedAt }),
    'saved in the far future': state({ ciphertext, savedAt: savedAt + 400 * 24 * hour }),
    'saved at a text': state({ ciphertext, savedAt: String(savedAt) }),
    'saved at the end of time': `{"version":2,"sealed":{"trial-finder":{"ciphertext":"${ciphertext}","savedAt":1e999}}}`,
    'saved too long ago': state({ ciphertext, savedAt: savedAt - 21 * hour }),
  }
}

/** Values that only a bug of the site could have encrypted and stored. */
const invalidValues: readonly unknown[] = [
  null,
  { version: 4 },
  { version: 4, stage: 'result', flows: { screening: null, request: 7, news: [] }, result: {} },
  { version: 2, stage: 'result', screening: null, request: 7, news: [], result: {} },
]

test.describe('a state that this build did not write', () => {
  test('is discarded, and the form starts empty', async ({ page }) => {
    for (const [what, text] of Object.entries(foreignStates(await answeredOne(page)))) {
      await leave(page)
      await write(page, text)
      await expectCleanStart(page, what)
      expect(await page.evaluate(() => 'polluted' in {}), what).toBe(false)
    }
  })

  test('has no effect on a content page, and is removed', async ({ page }) => {
    const saved = await answeredOne(page)
    const states = foreignStates(saved)
    for (const what of [
      'half of an object',
      'a future version',
      'a very deep nest',
      'parts behind __proto__',
      'a ciphertext cut off',
    ]) {
      await leave(page)
      await write(page, states[what] ?? '')
      await openInteractive(page, '/clinical-trials')
      await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible()
      await expect
        .poll(() => read(page), what)
        .toMatch(/^\{"version":2,"sealed":\{("trial-finder":\{"ciphertext":"[\w+/=]+","savedAt":\d+\})?\}\}$/)
    }
  })

  test('is discarded if it was encrypted for another part or is not a valid draft', { tag: '@smoke' }, async ({
    page,
  }) => {
    const { savedAt } = await answeredOne(page)
    const draft = { version: 1, stage: 'screening', screening: { values: { respondent: 'self' }, entries: {} } }
    const ciphertexts = [await sealed(page, 'other-part', draft)]
    for (const value of invalidValues) ciphertexts.push(await sealed(page, 'trial-finder', value))
    for (const [index, ciphertext] of ciphertexts.entries()) {
      await leave(page)
      await write(page, state({ ciphertext, savedAt }))
      await expectCleanStart(page, `ciphertext ${index}`)
    }
  })

  test('does not stop the site if it has the maximum size', async ({ page }) => {
    await leave(page)
    const length = await page.evaluate(() => {
      let text = `{"version":2,"sealed":"${'A'.repeat(6_000_000)}"}`
      for (;;) {
        try {
          localStorage.setItem('state', text)
          return text.length
        } catch {
          text = text.slice(0, text.length - 100_000)
        }
      }
    })
    expect(length).toBeGreaterThan(4_000_000)
    await expectCleanStart(page, `${length} letters`)
  })

  test('is discarded if its key is lost', async ({ page }) => {
    await answeredOne(page)
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: respondent.question })).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })
})

/** These functions run before any script of the site. */
const refusals: Record<string, () => void> = {
  'local storage is refused': () => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
    Object.defineProperty(window, 'sessionStorage', { get })
  },
  'IndexedDB does not open': () => {
    IDBFactory.prototype.open = () => {
      const request = {
        error: new DOMException('broken', 'UnknownError'),
        onerror: undefined as (() => void) | undefined,
      }
      setTimeout(() => request.onerror?.())
      return request as unknown as IDBOpenDBRequest
    }
  },
  'IndexedDB never answers': () => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  },
  'there is no cryptography, as on plain http': () => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
  },
}

test.describe('if nothing can be stored', () => {
  for (const [index, [refusal, refuse]] of Object.entries(refusals).entries()) {
    test(`because ${refusal}, the form works to its end and says how long answers are available`, async ({ page }) => {
      await page.addInitScript(refuse)
      const visitor = new Visitor(page, 'en')
      await visitor.start(respondent.question)
      await visitor.answer([respondent], country)
      await expect(page.getByText(storedForTab)).toBeVisible()
      await expect(page.getByText(savedOnDevice)).toHaveCount(0)
      const { agreeToResult, checkAnswers, showResult, match, send, thanks } = visitor.words
      await visitor.answer(afterFirst, agreeToResult)
      await visitor.agree(checkAnswers)
      await visitor.press(showResult)
      await visitor.expectPage(match)
      await visitor.prepareRequest({ ...person, email: `refused-${index}@visitor.example` })
      await visitor.press(send)
      await visitor.expectPage(thanks)
    })
  }

  test('because the storage of this site is full, the form works, but a reload starts it again', async ({ page }) => {
    await leave(page)
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let index = 0; index < 8; index++) localStorage.setItem(`filler-${size}-${index}`, 'x'.repeat(size))
        } catch {}
      }
    })
    const visitor = new Visitor(page, 'en')
    await visitor.start(respondent.question)
    await visitor.answer([respondent], country)
    await expect(page.getByText(storedForTab)).toBeVisible()
    await page.reload()
    await expect(visitor.heading(respondent.question)).toBeVisible()
  })
})

test.describe('untouched answers', () => {
  const noon = Date.UTC(2026, 10, 21, 12)
  const atCountry = (page: Page) => page.getByRole('heading', { level: 1, name: country })

  test('are still there after 19 hours and 59 minutes', async ({ page }) => {
    await page.clock.setFixedTime(noon)
    await answeredOne(page)
    await page.clock.setFixedTime(noon + 20 * hour - 60_000)
    await page.reload()
    await expect(atCountry(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  })

  for (const [when, distance] of [
    ['after 20 hours and a minute', 20 * hour + 60_000],
    ['when the clock is set back by a year', -365 * 24 * hour],
  ] as const) {
    test(`are gone from the page and from the device ${when}`, async ({ page }) => {
      await page.clock.setFixedTime(noon)
      const { ciphertext } = await answeredOne(page)
      await page.clock.setFixedTime(noon + distance)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: respondent.question })).toBeVisible()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      expect(await read(page)).not.toContain(ciphertext)
    })
  }

  test('are also removed from the device when another page of the site is opened after that time', async ({ page }) => {
    await page.clock.setFixedTime(noon)
    const { ciphertext } = await answeredOne(page)
    await page.clock.setFixedTime(noon + 21 * hour)
    await page.goto('/clinical-trials')
    await expect.poll(() => read(page)).not.toContain(ciphertext)
  })

  test('are removed from an open page when somebody returns to it after that time', async ({ page }) => {
    await page.clock.setFixedTime(noon)
    const { ciphertext } = await answeredOne(page)
    await page.clock.setFixedTime(noon + 21 * hour)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const visitor = new Visitor(page, 'en')
    await expect(visitor.heading(visitor.words.introduction)).toBeVisible()
    expect(await read(page)).not.toContain(ciphertext)
  })
})
