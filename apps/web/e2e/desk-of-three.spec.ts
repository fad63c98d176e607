import type { CallSlots, Receipt } from '@clairmemoire/api-client/schema'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { requestCalls, makeLate } from './request/request-calls.ts'
import { newStaff, signIn } from './staff/staff.ts'

/**
 * There are more requests than presses, because visitors cancel or move some of them. The backend's day-at-the-desk.full.test.ts has two
 * hundred calls.
 */
const requests = 20
const mostPresses = 12

/** Moves a call to the last free time, or cancels it, with the request that its private page sends. */
async function moveOrCancel(page: Page, { private_link_id: key }: Receipt, isMoved: boolean): Promise<number> {
  return page.evaluate(
    async ({ address, moves }) => {
      const answer = await fetch('/api/trials/call-slots?locale=fr&country=FR')
      const { days }: CallSlots = await answer.json()
      const startsAt = days.at(-1)?.times.at(-1)?.starts_at
      const callback = { kind: 'slot', starts_at: startsAt, time_zone: 'Europe/Paris' }
      const body = JSON.stringify({ version: 1, ...(moves ? { callback } : { cancel_call: true }) })
      return (await fetch(address, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body })).status
    },
    { address: `/api/requests/${key}`, moves: isMoved },
  )
}

/** Takes the next call and records it as answered, unless the visitor has just cancelled or moved it. */
async function makeNextCall(desk: Page): Promise<{ reference: string; isSaved: boolean }> {
  await desk.getByRole('button', { name: 'Prochain appel' }).click()
  const answered = desk.getByRole('radio', { name: 'Réponse donnée' })
  const nothingToDo = desk.getByText('Rien à faire', { exact: true })
  const moved = desk.getByRole('button', { name: 'J’appelle cette personne' })
  await expect(answered.or(nothingToDo).or(moved)).toBeVisible()
  const reference = new URL(desk.url()).pathname.split('/').at(-1)?.toUpperCase() ?? ''
  const isOpen = await answered.isVisible()
  if (isOpen) {
    await answered.check()
    await desk.getByRole('button', { name: 'Enregistrer l’appel' }).click()
    await expect(nothingToDo.or(desk.getByText('L’appel n’est pas encore noté'))).toBeVisible()
  }
  const isSaved = isOpen && (await nothingToDo.isVisible())
  await desk.getByRole('link', { name: 'Retour aux listes' }).first().click()
  return { reference, isSaved }
}

test('three people press "next call" twelve times while visitors move and cancel: each request is assigned once, and none is lost', async ({
  page,
  browser,
  stack,
}) => {
  const receipts = await requestCalls(page, 'three', requests)
  await makeLate(stack, receipts)
  const team = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const context = await browser.newContext()
      const desk = await context.newPage()
      await signIn(desk, 'fr', await newStaff(stack))
      return desk
    }),
  )

  const calls: Awaited<ReturnType<typeof makeNextCall>>[] = []
  const changedRequests: (Receipt & { status: number })[] = []
  let presses = 0
  const work = async (desk: Page) => {
    while (presses < mostPresses) {
      presses += 1
      // At every third press, a person who will be called soon moves or cancels their call.
      const [next] = presses % 3 === 0 ? receipts.slice(Math.round(presses * 1.3)) : []
      const change = next && moveOrCancel(page, next, presses % 2 === 0)
      calls.push(await makeNextCall(desk))
      if (next && change) changedRequests.push({ ...next, status: await change })
    }
  }
  await Promise.all(team.map(work))
  await Promise.all(team.map((desk) => desk.context().close()))

  expect(changedRequests.filter(({ status }) => status !== 200)).toEqual([])
  const given = new Set(calls.map(({ reference }) => reference))
  expect(given.size).toBe(mostPresses)
  const saved = new Set(calls.flatMap(({ reference, isSaved }) => (isSaved ? [reference] : [])))
  const changedReferences = new Set(changedRequests.map(({ reference }) => reference))
  const trail = await stack.rows(
    `select reference, coalesce(outcome, state) as end,
       (select count(*)::int from call_outcome o where o.subject_id = c.subject_id) as calls,
       (select count(*)::int from audit_entry a where a.subject_id = c.subject_id and action = 'request_changed') as changes,
       (select count(distinct staff_id)::int from staff_view v where v.reference = c.reference and opened) as readers
     from desk_case c where reference = any($1)`,
    [receipts.map(({ reference }) => reference)],
  )
  expect(trail.length).toBe(requests)
  for (const { reference, end, ...counts } of trail) {
    const has = (them: { has: (name: string) => boolean }) => Number(them.has(String(reference)))
    expect({ reference, ...counts }).toEqual({
      reference,
      calls: has(saved),
      changes: has(changedReferences),
      readers: has(given),
    })
    // A change by the visitor prevails, even if it arrives right after the call.
    if (!has(changedReferences)) expect(end).toBe(has(saved) ? 'settled' : 'open')
  }
})
