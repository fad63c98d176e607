import { RegisterProblem } from './register-problem.ts'

/** Of a register: what it is called, which study is asked for, where a draft's data are, and where a person finds them. */
export interface Asked {
  register: string
  id: string
  url: string
  saveFrom: string
}

/** The data of a study. Rejects with a RegisterProblem that says what to do. */
export async function readRegister(asked: Asked, fetchIt: typeof fetch = fetch): Promise<unknown> {
  const { register, id, saveFrom } = asked
  const response = await answerOf(asked, fetchIt)
  const byHand = `Or open ${saveFrom} in a browser, save what it shows as a file, and import that file.`
  if (response.status === 404) throw new RegisterProblem(`${register} has no study ${id}. Check the number.`)
  if (response.status === 429)
    throw new RegisterProblem(`${register} was asked too often. ${waiting(response)} ${byHand}`)
  if (!response.ok)
    throw new RegisterProblem(`${register} answered with the error ${response.status}. Try again later. ${byHand}`)
  const body = await bodyOf(asked, response)
  try {
    return JSON.parse(body) as unknown
  } catch {
    throw new RegisterProblem(
      `${register} answered with a page instead of data: it may be under maintenance, or a proxy is in between. Try again later. ${byHand}`,
    )
  }
}

/** Half a minute at most. */
async function answerOf(asked: Asked, fetchIt: typeof fetch): Promise<Response> {
  try {
    return await fetchIt(asked.url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(30_000) })
  } catch {
    throw unreachable(asked)
  }
}

async function bodyOf(asked: Asked, response: Response): Promise<string> {
  try {
    return await response.text()
  } catch {
    throw unreachable(asked)
  }
}

function unreachable({ register, saveFrom }: Asked): RegisterProblem {
  return new RegisterProblem(
    `${register} cannot be reached. Check the internet connection and try again. Or open ${saveFrom} on another computer, save what it shows as a file, and import that file.`,
  )
}

function waiting({ headers }: Response): string {
  const seconds = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0]
  return seconds === undefined ? 'Wait some minutes and try again.' : `Wait ${seconds} seconds and try again.`
}
