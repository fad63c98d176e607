import { describe, expect, test } from 'vitest'
import { createBrowserSealing } from './browser-sealing.ts'
import { answeringKeyShelf } from './answering-key-shelf.ts'
import { type KeyShelf, memoryKeyShelf } from './key-shelf.ts'

const answers = { stage: 'mild', name: 'Zoé Canari' }

async function sealed(sealing: ReturnType<typeof createBrowserSealing>, value: unknown = answers): Promise<string> {
  const box = await sealing.seal(value, 'finder')
  if (box === undefined) throw new Error('nothing was sealed')
  return box
}

describe('a sealed value', () => {
  test('opens again, also after a reload that finds the same key', async () => {
    const shelf = memoryKeyShelf()
    const box = await sealed(createBrowserSealing(crypto, shelf))
    expect(await createBrowserSealing(crypto, shelf).open(box, 'finder')).toEqual(answers)
  })

  test('shows nothing of what is inside', async () => {
    const box = atob(await sealed(createBrowserSealing(crypto, memoryKeyShelf())))
    expect(box).not.toContain('Canari')
    expect(box).not.toContain('mild')
  })

  test('looks different each time, so that equal answers cannot be compared', async () => {
    const sealing = createBrowserSealing(crypto, memoryKeyShelf())
    expect(await sealed(sealing)).not.toBe(await sealed(sealing))
  })

  test('stays closed under another label, on another device, when altered, and when it never was a box', async () => {
    const sealing = createBrowserSealing(crypto, memoryKeyShelf())
    const box = await sealed(sealing)
    const altered = `${box.slice(0, 20)}${box[20] === 'A' ? 'B' : 'A'}${box.slice(21)}`
    expect(await sealing.open(box, 'other')).toBeUndefined()
    expect(await createBrowserSealing(crypto, memoryKeyShelf()).open(box, 'finder')).toBeUndefined()
    expect(await sealing.open(altered, 'finder')).toBeUndefined()
    expect(await sealing.open('not base64 !', 'finder')).toBeUndefined()
  })

  test('stays closed for ever once the key is forgotten', async () => {
    const sealing = createBrowserSealing(crypto, memoryKeyShelf())
    const box = await sealed(sealing)
    await sealing.forget()
    expect(await sealing.open(box, 'finder')).toBeUndefined()
  })
})

test('the key cannot be exported', async () => {
  const shelf = memoryKeyShelf()
  await sealed(createBrowserSealing(crypto, shelf))
  const key = await shelf.take()
  expect(key?.extractable).toBe(false)
})

test('two tabs that make a key at the same time end with one', async () => {
  const shelf = memoryKeyShelf()
  const [one, other] = [createBrowserSealing(crypto, shelf), createBrowserSealing(crypto, shelf)]
  const [box] = await Promise.all([sealed(one), sealed(other)])
  expect(await other.open(box, 'finder')).toEqual(answers)
})

describe('a device that cannot seal says so instead of failing', () => {
  const refusing: KeyShelf = {
    take: () => Promise.reject(new DOMException('refused', 'SecurityError')),
    put: () => Promise.reject(new DOMException('refused', 'SecurityError')),
    clear: () => Promise.reject(new DOMException('refused', 'SecurityError')),
  }

  const never = () => new Promise<never>(() => {})
  const silent: KeyShelf = { take: never, put: never, clear: never }
  const insecureCrypto = { getRandomValues: <T extends ArrayBufferView>(array: T) => array }

  test.each([
    ['without a secure context', createBrowserSealing(insecureCrypto, memoryKeyShelf())],
    ['without IndexedDB', createBrowserSealing(crypto, refusing)],
    ['with an IndexedDB that does not answer', createBrowserSealing(crypto, answeringKeyShelf(silent, 1))],
  ])('%s', async (_, sealing) => {
    expect(await sealing.seal(answers, 'finder')).toBeUndefined()
    await expect(sealing.forget()).resolves.toBeUndefined()
  })

  test('a box is not taken for a foreign one while the key cannot be had', async () => {
    await expect(createBrowserSealing(crypto, refusing).open('AAAA', 'finder')).rejects.toThrow('refused')
    const unanswered = createBrowserSealing(crypto, answeringKeyShelf(silent, 1)).open('AAAA', 'finder')
    await expect(unanswered).rejects.toThrow('does not answer')
    expect(await createBrowserSealing(insecureCrypto, memoryKeyShelf()).open('AAAA', 'finder')).toBeUndefined()
  })
})
