import { execFileSync } from 'node:child_process'
import { install } from './installation.mjs'
import { packagesWithTests } from './packages.mjs'
import { root, toolEnvironment } from './workspace.mjs'

// Prints the packages that a change affects, as a JSON list in one line, with the names that `npm test` takes. The change is everything
// since the commit in TURBO_SCM_BASE, or since `main` if it is not set.

if (!(await install())) process.exit(1)
const listed = execFileSync('turbo', ['ls', '--affected', '--output=json'], {
  cwd: root,
  env: toolEnvironment(),
  encoding: 'utf8',
})
/** @type {{ packages: { items: { name: string }[] } }} */
const { packages } = JSON.parse(listed.slice(listed.indexOf('{')))
const affected = new Set(packages.items.map(({ name }) => name))
const tested = packagesWithTests().filter((name) => affected.has(name))
console.log(JSON.stringify(tested.map((name) => name.replace('@clairmemoire/', ''))))
