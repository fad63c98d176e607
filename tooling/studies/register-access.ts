import { type Asked, readRegister } from '@clairmemoire/registry/read-register'
import { registerSettings } from '@clairmemoire/settings/registers'
import { settingsFrom } from '@clairmemoire/settings/schema'

export const { registerOrigin } = settingsFrom(process.env, registerSettings)

/** Reads registers at the configured address. */
export function readConfiguredRegister(asked: Asked): Promise<unknown> {
  return readRegister(asked, { origin: registerOrigin })
}
