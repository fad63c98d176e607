interface Editor {
  /** Sends a request as the pages of the admin interface do. */
  ask: (method: string, path: string, body?: object) => Promise<{ status: number; body: Answer }>
}

/** The properties of the admin interface's answers that tests use. */
export interface Answer {
  data?: { documentId?: string; reviewedOn?: string | null; url?: string; preferedLanguage?: string }
  error?: { message: string; details: { errors?: readonly { path: readonly string[]; message: string }[] } }
}

const password = 'Correct-horse-7'

/** The users who write, review and publish, and a user who may do everything. */
export interface Editors {
  editor: Editor
  reviewer: Editor
  publisher: Editor
  everything: Editor
}

/** Creates one person for each role. */
export async function editorsOf(origin: string): Promise<Editors> {
  const first = { firstname: 'Ada', lastname: 'L', email: 'ada@example.org', password }
  const everything = editorWith(origin, await tokenFrom(origin, '/admin/register-admin', first))
  const roles = await roleIds(origin, everything)
  const userWithRole = async (code: string) => {
    const person = { firstname: code, lastname: 'L', email: `${code}@example.org`, roles: [roles.get(code)] }
    const { body } = await everything.ask('POST', '/admin/users', person)
    const { registrationToken } = body.data as { registrationToken?: string }
    const token = await tokenFrom(origin, '/admin/register', {
      registrationToken,
      userInfo: { firstname: code, lastname: 'L', password },
    })
    return editorWith(origin, token)
  }
  return {
    everything,
    editor: await userWithRole('clinic-editor'),
    reviewer: await userWithRole('clinic-reviewer'),
    publisher: await userWithRole('clinic-publisher'),
  }
}

function editorWith(origin: string, token: string): Editor {
  return {
    ask: async (method, path, body) => {
      const answer = await fetch(origin + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? {} : JSON.parse(text) }
    },
  }
}

async function tokenFrom(origin: string, path: string, body: object): Promise<string> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

async function roleIds(origin: string, { ask }: Editor): Promise<ReadonlyMap<string, number>> {
  const { body } = await ask('GET', '/admin/roles')
  const roles = body.data as readonly { code: string; id: number }[]
  return new Map(roles.map(({ code, id }) => [code, id]))
}
