import { describe, expect, it } from 'vitest'
import { createMemoryApplicationState } from '../../platform/application-state/application-state.ts'
import { sealWithPassphrase } from '../../platform/sealing/passphrase-sealing.ts'
import { saveOwnResultId, ownResultPart, selfTestPart } from '../own-result.ts'
import { carriedFile, openCarried } from './carried.ts'

const passphrase = 'trois mots simples'
const id = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'

describe('a file for another device', () => {
  it('contains the key to the result, as stored on this device', async () => {
    const state = createMemoryApplicationState()
    await saveOwnResultId(state, id)
    const file = (await carriedFile(state, ownResultPart, passphrase)) ?? ''
    expect(file).not.toContain(id)
    expect(await openCarried(file, passphrase)).toEqual({
      kind: 'opened',
      carried: { part: ownResultPart, version: 1, value: { id } },
    })
  })

  it('is not created if nothing is stored', async () => {
    expect(await carriedFile(createMemoryApplicationState(), selfTestPart, passphrase)).toBeUndefined()
  })

  it.each([{ part: 'trial-finder', version: 1 }, { part: selfTestPart, version: 2 }, 'a text', null])(
    'is reported as another version if the file contains %j',
    async (value) => {
      const file = await sealWithPassphrase(crypto, value, passphrase)
      expect(await openCarried(file, passphrase)).toEqual({ kind: 'other_version' })
    },
  )
})
