import type { Register } from '../registers.ts'
import { RegisterProblem } from './register-problem.ts'

/** The register and number of a study, and the address of its data. */
export interface RegisterRequest {
  register: Register['name']
  id: string
  url: string
}

export interface RegisterAccess {
  /** An origin that replaces that of every register, for a proxy; if undefined, the registers' own are used. */
  origin?: string | undefined
  fetch?: typeof fetch
}

/** Fetches the data of a study. Rejects with a RegisterProblem. */
export async function readRegister(
  { register, id, url }: RegisterRequest,
  { origin, fetch: fetchIt = fetch }: RegisterAccess = {},
): Promise<unknown> {
  const request = { register, id }
  const response = await reached(request, () =>
    fetchIt(addressAt(origin, url), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(longestWait),
    }),
  )
  const { status } = response
  if (status === 404) throw new RegisterProblem({ code: 'no_study', ...request })
  if (status === 429) throw new RegisterProblem({ code: 'too_often', ...request, ...waitOf(response) })
  if (!response.ok) throw new RegisterProblem({ code: 'answers_error', ...request, status })
  const body = await reached(request, () => response.text())
  try {
    return JSON.parse(body) as unknown
  } catch {
    throw new RegisterProblem({ code: 'answers_page', ...request })
  }
}

/** The time limit for a whole answer, in milliseconds. */
const longestWait = 30_000

/** The address at a register; if `origin` is given, it replaces the origin of the address. */
export function addressAt(origin: string | undefined, url: string): string {
  return origin === undefined ? url : origin + url.slice(new URL(url).origin.length)
}

async function reached<Answer>(request: Omit<RegisterRequest, 'url'>, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch {
    throw new RegisterProblem({ code: 'unreachable', ...request })
  }
}

function waitOf({ headers }: Response): { wait?: string } {
  const wait = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0]
  return wait === undefined ? {} : { wait }
}
