import { describe, expect, it } from 'vitest'
import {
  type ApplicationState,
  createApplicationState,
  createMemoryApplicationState,
} from '../platform/application-state/application-state.ts'
import { memoryStateStorage } from '../platform/application-state/state-storage.ts'
import { createBrowserSealing } from '../platform/sealing/browser-sealing.ts'
import { memoryKeyStore } from '../platform/sealing/key-store.ts'
import { finderResultIn } from './finder-result.ts'
import {
  earlierResultsPart,
  eraseEarlierResults,
  eraseOwnResult,
  saveEarlierResults,
  saveOwnResultId,
  extendOwnResult,
  saveLinkForRelative,
  openEarlierResults,
  openOwnAnswers,
  openOwnResultId,
  openLinkForRelative,
  ownResultPart,
  linkForRelativePart,
  selfTestPart,
} from './own-result.ts'

const id = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'

describe('the id of a result', () => {
  it('is stored and opened, and erased with the answers and the link of its test', async () => {
    const state = createMemoryApplicationState()
    await saveOwnResultId(state, id)
    await state.save(selfTestPart, { isSent: true })
    expect(await openOwnResultId(state)).toBe(id)
    await eraseOwnResult(state)
    expect([await openOwnResultId(state), await state.open(selfTestPart)]).toEqual([undefined, undefined])
  })

  it.each([undefined, 'text', {}, { id: 7 }, { id: 'short' }])('is undefined if %j was stored', async (saved) => {
    const state = createMemoryApplicationState()
    await state.save(ownResultPart, saved)
    expect(await openOwnResultId(state)).toBeUndefined()
  })
})

describe('the link for someone close', () => {
  const link = { link_id: 'Wm4tR9bQ2c-K7uXy_0dEfA', expires_on: '2027-04-04' }
  const sealing = createBrowserSealing(crypto, memoryKeyStore())
  const onDevice = () =>
    createApplicationState({ storage: memoryStateStorage(), sealing: async () => sealing, now: Date.now })
  const lifetimes = async (state: ApplicationState) =>
    Promise.all([ownResultPart, linkForRelativePart].map(async (part) => (await state.storedFor(part))?.lifetime))

  it('is shown again beside its result, until it expires', async () => {
    const state = createMemoryApplicationState()
    await saveLinkForRelative(state, id, link)
    expect(await openLinkForRelative(state, id, '2027-04-04')).toEqual(link)
    expect(await openLinkForRelative(state, id, '2027-04-05')).toBeUndefined()
    expect(await openLinkForRelative(state, `${id} 2027-03-09`, '2027-04-04')).toBeUndefined()
  })

  it('is stored as long as the result, for 30 days on request, and erased with it', async () => {
    const state = onDevice()
    await saveOwnResultId(state, id)
    await saveLinkForRelative(state, id, link)
    expect(await lifetimes(state)).toEqual(['visit', 'visit'])
    await extendOwnResult(state)
    expect(await lifetimes(state)).toEqual(['month', 'month'])
    await saveLinkForRelative(state, id, link)
    expect(await lifetimes(state)).toEqual(['month', 'month'])
    await eraseOwnResult(state)
    expect(await openLinkForRelative(state, id, '2027-04-04')).toBeUndefined()
    expect(await lifetimes(state)).toEqual([undefined, undefined])
  })
})

describe('stored answers of the memory test', () => {
  it('are available with the respondent until they are sent', async () => {
    const state = createMemoryApplicationState()
    await state.save(selfTestPart, { userType: 'relative', flows: { test: { values: { mood: 'often' } } } })
    expect(await openOwnAnswers(state)).toEqual({ userType: 'relative', values: { mood: 'often' } })
  })

  it.each([undefined, 'text', { flows: {} }, { flows: { test: { values: {} } }, isSent: true }])(
    'are undefined if %j was stored',
    async (saved) => {
      const state = createMemoryApplicationState()
      await state.save(selfTestPart, saved)
      expect(await openOwnAnswers(state)).toBeUndefined()
    },
  )
})

describe('earlier results', () => {
  const other = 'Wm4tR9bQ2c-K7uXy_0dEfA'

  it('are not stored unless the person asked for it', async () => {
    expect(await openEarlierResults(createMemoryApplicationState())).toBeUndefined()
  })

  it('are stored once each, in order, until they are erased', async () => {
    const state = createMemoryApplicationState()
    await saveEarlierResults(state, [id, other, id])
    expect(await openEarlierResults(state)).toEqual([id, other])
    await eraseEarlierResults(state)
    expect(await openEarlierResults(state)).toBeUndefined()
  })

  it('lose only the result that is erased as the own result', async () => {
    const state = createMemoryApplicationState()
    await saveEarlierResults(state, [id, other])
    await saveOwnResultId(state, other)
    await eraseOwnResult(state)
    expect(await openEarlierResults(state)).toEqual([id])
    await saveOwnResultId(state, id)
    await eraseOwnResult(state)
    expect(await openEarlierResults(state)).toBeUndefined()
  })

  it('are the latest twelve valid ids', async () => {
    const state = createMemoryApplicationState()
    const many = Array.from({ length: 14 }, (_, index) => `${id.slice(2)}${String(index + 10)}`)
    await saveEarlierResults(state, many)
    expect(await openEarlierResults(state)).toEqual(many.slice(2))
    await state.save(earlierResultsPart, { ids: [id, 'short', 7] })
    expect(await openEarlierResults(state)).toEqual([id])
  })
})

describe('the result of the trial finder', () => {
  it('has the name of the first study that may suit', () => {
    const saved = {
      result: {
        outcome: 'match',
        trial_code: 'TRONTIER_1',
        studies: [
          { trial_code: 'MK2214', name: 'MK-2214' },
          { trial_code: 'TRONTIER_1', name: 'TRONTIER-1' },
        ],
      },
    }
    expect(finderResultIn(saved)).toEqual({ outcome: 'match', study: 'TRONTIER-1' })
  })

  it('has no name for an unknown study', () => {
    expect(finderResultIn({ result: { outcome: 'no_match', trial_code: '_' } })).toEqual({ outcome: 'no_match' })
  })

  it.each([undefined, null, {}, { result: {} }, { result: { outcome: 'certainly' } }])(
    'is undefined in %j',
    (saved) => {
      expect(finderResultIn(saved)).toBeUndefined()
    },
  )
})
