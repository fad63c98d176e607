import { test } from './fixtures.ts'
import { journeys } from './journeys.ts'
import { states } from './states.ts'
import { browserOf, type Part, reading, stop, writeTranscript } from './transcript.ts'

/** A transcript has at most this many tab stops, because longer lists continue in the same way. */
const mostStops = 16

for (const [name, go] of Object.entries(states))
  test(`state ${name}`, async ({ reader, site, stack, engine, engineName }) => {
    await go(reader.tab, site, stack, reader.quick)
    const arrival = await reader.last()
    // Orca reads little of a page that still waits for its data, so the page is read again after it has loaded.
    const isRead = arrival.did === 'The page opens' && reading(arrival.speech, site).length > 3
    const read = isRead ? arrival.speech : await reader.readAll()
    const stops = await reader.tabThroughMain(mostStops)
    writeTranscript(name, name as keyof typeof states, site, browserOf(engine.version, engineName), [
      { heading: 'At its coming', lines: isRead ? [] : [stop(arrival, site)] },
      { heading: 'Read on', lines: reading(read, site, name === 'home') },
      { heading: 'By Tab, with what AT-SPI exposes', lines: stops.map((one) => stop(one, site)), most: mostStops },
    ])
  })

for (const [name, go] of Object.entries(journeys))
  test(`journey ${name}`, async ({ reader, site, engine, engineName }) => {
    const parts: Part[] = []
    let heading = ''
    const take = () =>
      reader.heard
        .splice(0)
        .flatMap((one) => (one.did === 'The page opens' ? reading(one.speech, site).slice(0, 12) : [stop(one, site)]))
    await go(reader.tab, site, async (next) => {
      await reader.last()
      if (heading) parts.push({ heading, lines: take(), most: 24 })
      heading = next
    })
    const lines = take()
    const end =
      engineName === 'Firefox'
        ? reading(await reader.readAll(), site)
        : (await reader.tabThroughMain(mostStops)).map((one) => stop(one, site))
    parts.push({ heading, lines: [...lines, ...end], most: 40 })
    const folder = engineName === 'Firefox' ? 'journeys' : 'journeys/webkitgtk'
    writeTranscript(
      `${folder}/${name}`,
      name as keyof typeof journeys,
      site,
      browserOf(engine.version, engineName),
      withoutMiddle(parts),
    )
  })

/** Keeps only the first and last steps of a long form. */
function withoutMiddle(parts: readonly Part[]): readonly Part[] {
  if (parts.length <= 14) return parts
  const left = { heading: `(${parts.length - 10} steps more, asked in the same way)`, lines: ['…'] }
  return [...parts.slice(0, 6), left, ...parts.slice(-4)]
}
