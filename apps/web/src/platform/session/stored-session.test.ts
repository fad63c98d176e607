import type { BegunSession } from '@clairmemoire/api-client/schema'
import { describe, expect, it } from 'vitest'
import { storedSession } from './stored-session.ts'
import { storedValues, unknownSession } from './session.ts'

const response: BegunSession = {
  access_token: 'token',
  refresh_token: '',
  user: {
    pk: 'user',
    email: 'd@clinic.example',
    first_name: 'D',
    last_name: 'E',
    username: 'd@clinic.example',
    role: 'caller',
  },
}

/** A device; its storage may be blocked for writing or entirely. */
function device(refusal?: 'writing' | 'all') {
  const stored = new Map<string, string>()
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const localStorage = {
    getItem: (name: string) => (refusal === 'all' ? refuse() : (stored.get(name) ?? null)),
    setItem: (name: string, value: string) => (refusal ? refuse() : void stored.set(name, value)),
    removeItem: (name: string) => (refusal === 'all' ? refuse() : void stored.delete(name)),
  }
  return { stored, session: () => storedSession(unknownSession(storedValues({ localStorage } as unknown as Window))) }
}

describe('a session', () => {
  it('is stored as token, flag and id, without personal data (R3-07, R3-08)', () => {
    const { stored, session } = device()
    session().begin(response)
    expect(Object.fromEntries(stored)).toEqual({ accessToken: 'token', isLogged: 'true', userID: 'user' })
  })

  it('is available to another page of the device', () => {
    const { session } = device()
    session().begin(response)
    expect([session().accessToken(), session().saysLogged()]).toEqual(['token', true])
  })

  it('leaves only the flag when it ends (R4-11)', () => {
    const { stored, session } = device()
    session().begin(response)
    session().end()
    expect(Object.fromEntries(stored)).toEqual({ isLogged: 'false' })
  })

  it('continues with a new token (R4-13)', () => {
    const { stored, session } = device()
    session().begin(response)
    session().renew('newer')
    expect(Object.fromEntries(stored)).toEqual({ accessToken: 'newer', isLogged: 'true', userID: 'user' })
  })
})

describe.each(['writing', 'all'] as const)('if the browser blocks %s', (refusal) => {
  it('a session lives in its page only, and ends', () => {
    const { stored, session } = device(refusal)
    const here = session()
    here.begin(response)
    expect([here.accessToken(), here.saysLogged(), session().saysLogged(), stored.size]).toEqual([
      'token',
      true,
      false,
      0,
    ])
    here.end()
    expect([here.accessToken(), here.saysLogged()]).toEqual([undefined, false])
  })
})

it.each(['TRUE', '1', 'yes', ''])('the flag %j means that nobody is logged in', (flag) => {
  const { stored, session } = device()
  stored.set('isLogged', flag)
  expect(session().saysLogged()).toBe(false)
})
