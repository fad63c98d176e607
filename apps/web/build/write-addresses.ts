// Run by `pnpm generate`.
import { writeFileSync } from 'node:fs'
import { addressesAsJson, addressesFile } from './addresses.ts'

writeFileSync(addressesFile, addressesAsJson())
