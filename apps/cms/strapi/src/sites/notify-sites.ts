import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { kindOf } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'

/** What changes what visitors see. Each is told once it is stored. */
const ofDocuments = ['entry.publish', 'entry.unpublish', 'entry.delete']
const ofMedia = ['media.update', 'media.delete']

/** Milliseconds in which what is published together is told together. */
const gathering = 100

/** Milliseconds before each try. */
const delays = [0, 1_000, 5_000, 30_000]

/** Milliseconds for a site to answer. */
const timeout = 5_000

/** Tells the sites that something was published, withdrawn or deleted; who cannot be told looks by itself within a minute. */
export function tellSites(strapi: Core.Strapi): void {
  const { siteUrls, webhookSecret } = settings
  if (webhookSecret === undefined) return
  const told = [...new Set(Object.values(siteUrls))].map((origin) => teller(strapi, origin, webhookSecret))
  const tell = () => told.forEach((one) => one())
  for (const event of ofMedia) strapi.eventHub.on(event, async () => tell())
  for (const event of ofDocuments)
    strapi.eventHub.on(event, async ({ uid }: { uid: string }) => {
      if (kindOf(uid) !== undefined) tell()
    })
}

/** A site is told once of all that came, and again of what came while it was told. */
function teller(strapi: Core.Strapi, origin: string, secret: string): () => void {
  let news = 0
  async function deliver(): Promise<void> {
    await pause(gathering, undefined, { ref: false })
    const known = news
    if (!(await delivered(origin, secret))) strapi.log.warn(`${origin} was not told of what was published`)
    if (news !== known) return deliver()
    news = 0
  }
  return () => {
    news += 1
    if (news === 1) void deliver()
  }
}

async function delivered(origin: string, secret: string): Promise<boolean> {
  for (const delay of delays) {
    await pause(delay, undefined, { ref: false })
    const answer = await fetch(`${origin}/cms/published`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined)
    if (answer?.ok) return true
  }
  return false
}
