import { install } from './installation.mjs'
import { prepareStrapi, startStrapi } from './strapi.mjs'
import { endSignals } from './workspace.mjs'

/** @type {import('./service.mjs').Service | undefined} */
let strapi
let stopping = false

async function end() {
  stopping = true
  await strapi?.stop()
  process.exit(0)
}

async function start() {
  if (!(await install()) || !(await prepareStrapi())) return process.exit(1)
  strapi = await startStrapi(process.env)
  const port = await strapi?.ready
  if (port === undefined) return process.exit(1)
  void strapi?.ended.then((code) => {
    if (!stopping) console.error(`Strapi ended unexpectedly (exit code ${code}).`)
    process.exit(code || 1)
  })
  console.log(`ready http://${process.env.CMS_HOST?.trim() || '127.0.0.1'}:${port}/admin`)
  console.log('The first editor is made by: pnpm cms:editor')
  console.log(`The site reads from here with: CMS_URL=http://127.0.0.1:${port} npm start`)
}

for (const signal of endSignals) process.on(signal, () => void end())
await start()
