import { checkSite } from './check-site.ts'
import { visitorOf } from './visit.ts'

const [origin = 'http://localhost:8080'] = process.argv.slice(2)
const { pages, problems } = await checkSite(visitorOf(origin))
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${pages} pages, ${problems.length} problems\n`)
process.exitCode = problems.length > 0 ? 1 : 0
