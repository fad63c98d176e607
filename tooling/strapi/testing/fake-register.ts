import { createServer } from 'node:http'

/** The register's answers: status and body for a path that ends in the number, and 404 for any other. */
type Answers = Readonly<Record<string, readonly [status: number, body: string]>>

/** A disposable register on a free port. */
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
