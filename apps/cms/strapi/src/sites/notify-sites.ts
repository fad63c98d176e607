import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { kindOf } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'

/** The events that change what visitors see. */
const ofDocuments = ['entry.publish', 'entry.unpublish', 'entry.delete']
const ofMedia = ['media.update', 'media.delete']

/** Milliseconds within which several changes are one notice. */
const gathering = 100

/** Milliseconds before each try. */
const delays = [0, 1_000, 5_000, 30_000]

/** Milliseconds for a site to answer. */
const timeout = 5_000

/** Notifies the sites of what was published, withdrawn or deleted; a site that cannot be reached reads the content again within a minute. */
export function notifySites(strapi: Core.Strapi): void {
  const { siteUrls, webhookSecret } = settings
  if (webhookSecret === undefined) return
  const notifiers = [...new Set(Object.values(siteUrls))].map((origin) => notifier(strapi, origin, webhookSecret))
  const notifyAll = () => notifiers.forEach((notify) => notify())
  for (const event of ofMedia) strapi.eventHub.on(event, async () => notifyAll())
  for (const event of ofDocuments)
    strapi.eventHub.on(event, async ({ uid }: { uid: string }) => {
      if (kindOf(uid) !== undefined) notifyAll()
    })
}

/** Sends one notice of all changes so far, and another of those that came meanwhile. */
function notifier(strapi: Core.Strapi, origin: string, secret: string): () => void {
  let news = 0
  async function deliver(): Promise<void> {
    await pause(gathering, undefined, { ref: false })
    const known = news
    if (!(await delivered(origin, secret))) strapi.log.warn(`${origin} was not notified of what was published`)
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
