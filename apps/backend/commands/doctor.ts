import { printResult } from '../src/operator/print-result.ts'
import { doctor } from '../src/server/doctor.ts'

await printResult(() => doctor(process.env))
