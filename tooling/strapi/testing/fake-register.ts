import { createServer } from 'node:http'

/** The answers of the register by study number: the status and the body. The answer for any other number is 404. */
type Answers = Readonly<Record<string, readonly [status: number, body: string]>>

/** Starts a fake register on a free port; disposing it stops it. */
export async function fakeRegister(answers: Answers): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer((request, response) => {
    const number = new URL(request.url ?? '', 'http://register').pathname.split('/').at(-1) ?? ''
    const [status, body] = answers[number] ?? [404, '']
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
