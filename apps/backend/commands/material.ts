import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { lastCopy } from '../src/content/followed-studies.ts'
import { materialCommand } from '../src/features/trials/material/material-command.ts'
import { withRunningProduct } from '../src/operator/with-running-product.ts'
import { readSettings } from '../src/server/settings.ts'

await withRunningProduct(
  () => readSettings(process.env),
  async ({ database }) => {
    const studies = (await lastCopy(path.join(readSettings(process.env).dataDirectory, 'studies.json'))) ?? []
    return materialCommand(process.argv.slice(2), {
      database,
      now: new Date(),
      isStudy: (code) => studies.some((study) => study.code === code),
      readText: (file) => readFile(file, 'utf8'),
      readPassword: () => text(process.stdin),
    })
  },
)
