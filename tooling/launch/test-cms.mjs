import { install } from './installation.mjs'
import { prepareStrapi } from './strapi.mjs'
import { succeeds } from './workspace.mjs'

const isPrepared = (await install()) && (await prepareStrapi())
const passed = isPrepared && (await succeeds('pnpm', ['--filter', '@clairmemoire/strapi-tests', 'test:cms']))
process.exitCode = passed ? 0 : 1
