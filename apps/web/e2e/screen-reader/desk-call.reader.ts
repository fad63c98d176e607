import { siteOrigin } from '@clairmemoire/domain/site-host'
import { openAnswering, until, waitForHeading } from '../engines/tab.ts'
import { requestCall } from '../request/request-call.ts'
import { makeLate } from '../request/request-calls.ts'
import { newStaff, staffWords } from '../staff/staff.ts'
import { test } from './fixtures.ts'
import { asPage } from './states.ts'
import { browserOf, type Part, reading, stop, writeTranscript } from './transcript.ts'

test('a call at the desk', async ({ reader, desktop, site, stack, engine, engineName }) => {
  const { tab, quick, press, heard } = reader
  const parts: Part[] = []
  const take = async (heading: string, isReadOn = false) => {
    await reader.last()
    const lines = heard.splice(0).map((one) => stop(one, site))
    const read = isReadOn ? reading(await reader.readAll(), site) : []
    heard.splice(0)
    parts.push({ heading, lines: [...lines, ...read] })
  }
  const untilThere = (selector: string) =>
    until(tab, selector, (wanted) => document.querySelector(wanted) !== null, selector)
  const note = 'main textarea'
  const undo = 'main p + .button--link'

  const staff = await newStaff(stack)
  await makeLate(stack, [await requestCall(asPage(quick, site), `call-${site}@visitor.example`, site)])
  await openAnswering(quick, `${siteOrigin(site, 'production')}/login`)
  await untilThere('main input[type=password]')
  await quick.type('main input[type=email]', staff.email)
  await quick.type('main input[type=password]', staff.password)
  await desktop.heard()
  await press('Return')
  await waitForHeading(tab, staffWords[site].requests)
  await take('The lists', true)

  await tab.click('main .button--primary')
  await untilThere(note)
  await take('The next call', true)

  await tab.run(() => document.querySelector<HTMLElement>('main h1')?.focus(), undefined)
  await tab.type(note, site === 'fr' ? 'Rappeler ce soir.' : 'Call again tonight.')
  await tab.click('main [name=outcome]')
  await take('Notes and outcome')

  await tab.click('main [type=submit]')
  await untilThere(undo)
  await take('The call is saved')

  await press('shift+Tab')
  await press('Return')
  await untilThere(note)
  await take('The outcome is undone')

  // Twice: Orca stays in its focus mode, in which single letters reach the page.
  await desktop.press('Insert+a', 'Insert+a')
  for (const key of ['e', 'Escape', '2', 's']) await press(key)
  await untilThere(undo)
  await press('u')
  await untilThere(note)
  await take('By the keys of the desk')
  writeTranscript('desk-call', 'desk-call', site, browserOf(engine.version, engineName), parts)
})
