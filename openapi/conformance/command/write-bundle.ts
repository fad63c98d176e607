import { join } from 'node:path'
import { bundleCommand } from './bundle.ts'

await bundleCommand(join(import.meta.dirname, '../../dist/conformance.mjs'))
