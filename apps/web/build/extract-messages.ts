import { readCatalogs, untranslated, updateEnglish } from '@clairmemoire/catalogs/catalog'

const site = process.cwd()
await updateEnglish(site)
const missing = (await readCatalogs(site)).flatMap(untranslated)
process.stdout.write(`${missing.map((message) => `${message}\n`).join('')}${missing.length} messages have no English\n`)
