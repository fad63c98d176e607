import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumArgs } from '@clairmemoire/browser'
import { unknownFactIn } from '@clairmemoire/cms-client/fact'
import { hostileLinks, hostileTexts } from '@clairmemoire/cms-client/testing/hostile'
import {
  article,
  block,
  footer,
  image,
  link,
  many,
  one,
  paragraph,
  person,
} from '@clairmemoire/cms-client/testing/wire'
import { startService } from '@clairmemoire/launch/service'
import { test as base } from '@playwright/test'
import { answer, scriptedService } from '../../server/testing/scripted-service.ts'

/**
 * Harmful texts and links. The site puts each of them wherever a document can have a text or link. A payload that names an unknown fact is
 * left out, because it would make the site reject the whole document.
 */
export const payloads = [...new Set([...hostileTexts, ...hostileLinks])].filter(
  (text) => text.trim() !== '' && unknownFactIn(text) === undefined,
)
/** Replaces control characters, because the site rejects a text with such a character. The rest of the text must be shown. */
const words = (payload: string) => payload.replace(/\p{Cc}/gu, ' ')
const label = (payload: string) => words(payload).slice(0, 300)
export const slugOf = (index: number) => `article-${index}`

const everyBlock = (payload: string) => {
  const text = words(payload)
  return [
    block('lead', { text }),
    block('text', {
      text: [{ type: 'heading', level: 2, children: [{ type: 'text', text }] }, paragraph(text, link(payload, text))],
    }),
    block('steps', { title: text, items: [{ title: text, text }] }),
    block('cards', { title: text, items: [{ title: text, text, action: { label: text, href: payload } }] }),
    block('people', {
      title: text,
      people: many(person({ name: text, role: text, portrait: image({ url: payload }) })),
    }),
    block('questions', { items: [{ question: text, answer: [paragraph(text, link(payload, text))] }] }),
    block('notice', { tone: 'warning', title: text, text: [paragraph(link(payload, text))] }),
    block('call-to-action', { title: text, text, action: { label: text, href: payload } }),
    block('figure', { caption: text, image: image({ alternativeText: text }) }),
    block('related-articles', { title: text, articles: many({ slug: slugOf(0), title: text }) }),
    block('pillars', { items: [{ title: text, text }] }),
    block('easy-read', { items: [{ drawing: 'doctor', title: text, text: [paragraph(link(payload, text))] }] }),
  ]
}

/** An article may have 200 blocks, and each payload fills twelve blocks. */
const payloadsOfPage = 16

const articleOf = (payload: string, index: number) => {
  const text = words(payload)
  return article({
    slug: slugOf(index),
    title: label(payload),
    description: label(payload),
    author: one(person({ name: text, role: text })),
    reviewer: one(person({ name: text, role: text })),
    related: many({ slug: slugOf(0), title: text }),
    short: [{ text }],
    sources: [{ title: text, href: payload }],
    sample: false,
    body: payloads.slice(index * payloadsOfPage, (index + 1) * payloadsOfPage).flatMap(everyBlock),
  })
}

/** The number of articles whose pages together show every payload in every block. The other articles only appear in lists. */
export const fullArticles = Math.ceil(payloads.length / payloadsOfPage)
export const articles = payloads.map(articleOf)
const list = articles.map((entry) => ({ ...entry, readingMinutes: 3 }))

/** A footer with the maximum number of payloads. */
const footerFrom = (start: number) =>
  one(
    footer(
      ...Array.from({ length: 12 }, (_, group) => ({
        title: words(payloads[(start + group) % payloads.length] ?? ''),
        group: payloads
          .slice(start + group * 5, start + group * 5 + 5)
          .map(words)
          .map((text) => ({ name: text, link: '/', text }))
          .concat({ name: 'lien', link: payloads[start + group] ?? '/', text: '' }),
      })),
    ),
  )

interface Hostile {
  origin: string
  /** Puts other payloads into the footer and notifies the site of a publication. */
  publish: (footerStart: number) => Promise<void>
}

export const test = base.extend<object, { hostile: Hostile }>({
  hostile: [
    async ({}, use) => {
      let footerNow = footerFrom(0)
      const service = await scriptedService((request, response) => {
        const slug = /\[slug\]\[\$eq\]=([a-z0-9-]+)/.exec(request)?.[1]
        const page = Number(/\[page\]=(\d+)/.exec(request)?.[1] ?? 1)
        if (request.startsWith('index')) answer(response, footerNow)
        else if (slug === undefined) answer(response, list.slice((page - 1) * 100, page * 100))
        else answer(response, many(...articles.filter((one) => 'slug' in one && one.slug === slug)))
      })
      const folder = await mkdtemp(path.join(tmpdir(), 'hostile-content-'))
      const site = startService('apps/web/server/main.ts', {
        PORT: '0',
        DATA_DIR: folder,
        BACKEND_URL: 'http://127.0.0.1:9',
        CMS_URL: service.origin,
        CMS_WEBHOOK_SECRET: 'between us',
      })
      const origin = `http://127.0.0.1:${await site.ready}`
      await use({
        origin,
        async publish(start) {
          footerNow = footerFrom(start)
          const headers = { authorization: 'Bearer between us' }
          await fetch(`${origin}/cms/published`, { method: 'POST', headers })
        },
      })
      await site.stop()
      await service[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  launchOptions: [
    async ({}, use) => {
      const executablePath = process.env['CHROMIUM_PATH']
      // The browser resolves no host, so no payload can reach another server.
      const args = [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
      await use({ args, ...(executablePath ? { executablePath } : {}) })
    },
    { scope: 'worker' },
  ],
})
