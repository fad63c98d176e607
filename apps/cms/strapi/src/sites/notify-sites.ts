import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { kindOf } from '../content/kinds.ts'
import { settings } from '../settings/settings.ts'

/** The events that change the content of the sites. */
const ofDocuments = ['entry.publish', 'entry.unpublish', 'entry.delete']
const ofMedia = ['media.update', 'media.delete']

/** Milliseconds in which several changes are combined into one notification. */
const debounceTime = 100

/** Milliseconds before each try. */
const delays = [0, 1_000, 5_000, 30_000]

/** Timeout of a site's answer in milliseconds. */
const timeout = 5_000

/**
 * Notifies the sites when content is published, withdrawn or deleted; a site that cannot be reached reads the content again within
 * a minute anyway.
 */
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

/**
 * Returns a function that sends one notification for all changes so far, and another one for changes that happen during
 * sending.
 */
function notifier(strapi: Core.Strapi, origin: string, secret: string): () => void {
  let changeCount = 0
  async function deliver(): Promise<void> {
    await pause(debounceTime, undefined, { ref: false })
    const sentCount = changeCount
    if (!(await delivered(origin, secret))) strapi.log.warn(`${origin} was not notified of what was published`)
    if (changeCount !== sentCount) return deliver()
    changeCount = 0
  }
  return () => {
    changeCount += 1
    if (changeCount === 1) void deliver()
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
